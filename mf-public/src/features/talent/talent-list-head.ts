import type { Head, HeadArgs } from '@dara/contract';
import { localized } from '@dara/sdk/i18n';
import { readListState } from '@dara/kit/resource';
import { endpoints as publicApi } from '../../api/generated.ts';
import { listHead } from '../../list-head.ts';
import { talentGroupMessages } from '../../parts/talent-group.messages.ts';
import { paths } from '../../paths.ts';
import { talentListArgs, talentListSpec } from './talent-list.model.ts';
import { talentMessages } from './talent.messages.ts';

export function talentListHead(args: HeadArgs): Head {
  const { url, formatMessage } = args;
  const group = readListState(url.searchParams, talentListSpec).filters.talentGroup;
  const own = group ? [formatMessage(talentGroupMessages[group].id)] : [];
  return listHead(args, {
    spec: talentListSpec,
    path: paths.talents,
    title: [...own, formatMessage(talentMessages.title.id)].join(' · '),
    description: [...own, formatMessage(talentMessages.description.id)].join(' · '),
    landings: ['talentGroup'],
    listed: {
      select: (values) => publicApi.endpoints.talentList.select(talentListArgs(values)),
      named: ({ id, name }) => ({ name: localized(name, args.locale), path: paths.talent(id) }),
    },
  });
}

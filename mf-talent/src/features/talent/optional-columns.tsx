import { genderMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { fullName, nationalityName } from '@dara/model';
import { RelativeDate, Value } from '@dara/kit/resource';
import type { TableColumn } from '@dara/kit/ui';
import type { TalentRow } from '../../api/generated.ts';
import { talentMessages } from './talent.messages.ts';

/** Optional columns of the talent list. */
export function useOptionalColumns(): TableColumn<TalentRow>[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const optional = { optional: true, nowrap: true } as const;
  return [
    {
      ...optional,
      id: 'fullName',
      header: formatMessage(talentMessages.fullName),
      cell: (row) => <Value>{fullName(row, locale)}</Value>,
    },
    {
      ...optional,
      id: 'gender',
      header: formatMessage(talentMessages.gender),
      cell: (row) => formatMessage(genderMessages[row.gender]),
    },
    {
      ...optional,
      id: 'weight',
      header: formatMessage(talentMessages.weightColumn),
      align: 'end',
      cell: (row) => <Value>{format.number(row.weight)}</Value>,
    },
    {
      ...optional,
      id: 'nationality',
      header: formatMessage(talentMessages.nationality),
      cell: (row) => <Value>{nationalityName(row.nationality, locale)}</Value>,
    },
    {
      ...optional,
      id: 'email',
      header: formatMessage(talentMessages.email),
      cell: (row) => <Value>{row.email}</Value>,
    },
    {
      ...optional,
      id: 'phone',
      header: formatMessage(talentMessages.phone),
      cell: (row) => <Value>{row.phoneNumber}</Value>,
    },
    {
      ...optional,
      id: 'company',
      header: formatMessage(talentMessages.company),
      cell: (row) => <Value>{row.companyName}</Value>,
    },
    {
      ...optional,
      id: 'site',
      header: formatMessage(talentMessages.site),
      cell: (row) => (
        <FormattedMessage id={row.isPublic ? 'kit.resource.yes' : 'kit.resource.no'} />
      ),
    },
    {
      ...optional,
      id: 'created',
      header: formatMessage(talentMessages.created),
      sortBy: 'CreatedAt',
      firstDirection: 'desc',
      cell: (row) => <RelativeDate value={row.createdAt} />,
    },
  ];
}

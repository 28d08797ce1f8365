import type { PackageHealth, RoutePage } from '@dara/contract';
import { NothingYet, RecordSection, RecordTabs } from '@dara/kit/record';
import { ButtonLink, SectionHeading } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { Answered } from './answered.tsx';
import { Granted } from './granted.tsx';
import { GrantList } from './grant-list.tsx';
import { PackageActions } from './package-actions.tsx';
import { HealthText, PackageState, ShareText } from './package-state.tsx';
import { ReleaseCompare } from './release-compare.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { ReleaseVersions } from './release-versions.tsx';
import { LIVE, useReleaseHealthQuery, useReleaseRulesQuery } from './release.api.ts';
import { useMayDecide } from './use-may-decide.ts';

/** The releases of the shell or of one remote. */
function ReleaseDetailPage() {
  const { name = '' } = useParams();
  const query = useReleaseHealthQuery(undefined, LIVE);
  return (
    <Granted>
      <SectionHeading level={1}>{name}</SectionHeading>
      <Answered query={query}>
        {({ packages }) => {
          const found = packages.find((one) => one.name === name);
          return found ? <Package key={name} of={found} /> : <NoPackage />;
        }}
      </Answered>
    </Granted>
  );
}

function NoPackage() {
  return (
    <NothingYet
      action={
        <ButtonLink to={paths.releases}>
          <FormattedMessage id="setting.release.title" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="setting.release.unknown" />
    </NothingYet>
  );
}

function Package({ of }: { of: PackageHealth }) {
  const { formatMessage } = useIntl();
  const { data: rules } = useReleaseRulesQuery(undefined, LIVE);
  const { name } = of;
  const mayDecide = useMayDecide();
  const tab = (id: string) => formatMessage({ id: `setting.release.tab.${id}` });
  return (
    <>
      <Summary>
        <div>
          <PackageState of={of} rules={rules} />
          <ShareText of={of} />
          <HealthText of={of} />
        </div>
        {mayDecide && <PackageActions of={of} />}
      </Summary>
      <RecordTabs
        label={name}
        tabs={[
          { id: 'release', label: tab('release'), content: () => <ReleaseVersions name={name} /> },
          { id: 'compare', label: tab('compare'), content: () => <ReleaseCompare of={of} /> },
          {
            id: 'history',
            label: tab('history'),
            content: () => <ReleaseHistory name={name} />,
          },
          ...(mayDecide && of.kind === 'remote'
            ? [
                {
                  id: 'grant',
                  label: tab('grant'),
                  content: () => (
                    <RecordSection title={tab('grant')}>
                      <GrantList name={name} />
                    </RecordSection>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3} ${tokens.space6};
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${tokens.space5};
`;

export const page: RoutePage = {
  Component: ReleaseDetailPage,
  head: ({ formatMessage }) => ({ title: formatMessage('setting.release.title'), noIndex: true }),
  names: ({ params }) => ({ name: params.name }),
};

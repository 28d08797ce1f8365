import type { RoutePage } from '@dara/contract';
import {
  RecordHeading,
  RecordHistory,
  RecordPage,
  RecordTabs,
  useHistoryPage,
} from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { Skeleton, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import {
  endpoints as cmsApi,
  useManagementHomeAuditQuery,
  useManagementHomeDetailQuery,
  type ManagementHome,
} from '../../api/generated.ts';
import { historyWording } from '../../parts/record/history-wording.ts';

const LIST = '/management/cms/page';

const HomeEditor = lazyComponent<{ home: ManagementHome }>(() =>
  import(/* webpackChunkName: "home-editor" */ './home-editor.tsx').then(
    (module) => module.HomeEditor,
  ),
);

const WORDS = {
  fields: {
    heroTitle: 'cms.home.field.heroTitle',
    heroText: 'cms.home.field.heroText',
    heroTalents: 'cms.home.field.heroTalents',
    sections: 'cms.home.field.sections',
  },
};

function HomeHistory() {
  const query = useManagementHomeAuditQuery(useHistoryPage());
  return <RecordHistory query={query} wording={historyWording(useIntl(), WORDS)} />;
}

/** Content of the home page: texts, talents, order of sections. */
function HomePage() {
  const { formatMessage } = useIntl();
  const query = useManagementHomeDetailQuery();
  const title = formatMessage({ id: 'cms.home.title' });
  return (
    <RecordPage
      title={title}
      query={query}
      missing={{ message: { id: 'cms.page.missing' }, path: LIST }}
    >
      {(home) => (
        <Page>
          <RecordHeading name={title} site={{ to: '/' }} marks={null} updatedAt={home.updatedAt} />
          <RecordTabs
            label={formatMessage({ id: 'kit.record.tabs' }, { name: title })}
            tabs={[
              {
                id: 'content',
                label: <FormattedMessage id="cms.home.tab.content" />,
                content: () => (
                  <HomeEditor home={home} pending={<Skeleton shape="box" height={480} />} />
                ),
              },
              {
                id: 'history',
                label: <FormattedMessage id="kit.record.history" />,
                content: () => <HomeHistory />,
              },
            ]}
          />
        </Page>
      )}
    </RecordPage>
  );
}

export const page: RoutePage = {
  Component: HomePage,
  loader: async ({ store }) => {
    startQueries(store, [cmsApi.endpoints.managementHomeDetail.initiate()]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage('cms.home.title'), noIndex: true }),
};

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;

import type { NamesArgs, RoutePage } from '@dara/contract';
import { RecordPage } from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { FormattedMessage, localized } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { endpoints as cmsApi, useManagementContentPageDetailQuery } from '../../api/generated.ts';
import { PageView } from './page-view.tsx';
import { pagePaths } from './page.path.ts';

const { managementContentPageDetail } = cmsApi.endpoints;

function PageDetailPage() {
  const { slug = '' } = useParams();
  const query = useManagementContentPageDetailQuery({ slug });
  return (
    <RecordPage
      title={<FormattedMessage id="cms.page.detail" />}
      query={query}
      missing={{ message: { id: 'cms.page.missing' }, path: pagePaths.list }}
    >
      {(content) => <PageView key={slug} content={content} />}
    </RecordPage>
  );
}

/** Title of the page in the URL, if loaded. */
function nameOf({ store, params, locale }: NamesArgs): string | undefined {
  const select = managementContentPageDetail.select({ slug: params.slug ?? '' });
  const { data } = select(store.getState() as Parameters<typeof select>[0]);
  return data && localized(data.title, locale);
}

export const page: RoutePage = {
  Component: PageDetailPage,
  loader: async ({ store, params }) => {
    startQueries(store, [managementContentPageDetail.initiate({ slug: params.slug ?? '' })]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage('cms.page.detail'), noIndex: true }),
  names: (args) => ({ slug: nameOf(args) }),
};

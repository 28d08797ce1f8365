import type { NamesArgs, RoutePage } from '@dara/contract';
import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useNavigate, useParams } from '@dara/sdk/router';
import type { ReactNode } from 'react';
import { RecordPage, isMissing } from '../../record/page/record-page.tsx';
import { startQueries } from '../../resource/state/load-queries.ts';
import { SectionHeading } from '../../ui/display/section-heading.tsx';
import { LazyResourceEditor } from '../form/lazy-resource-editor.tsx';
import { anyScreens, textId, type AnyRecord, type Screens } from '../screens.ts';
import { DeletedView, RecordFrame, ResourceView } from './resource-view.tsx';

interface PageParts<Full> {
  /** What a record shows that is changed elsewhere, in place of its form. */
  readOnly?: (record: Full) => ReactNode;
}

type Detail = NonNullable<Screens['endpoints']['detail']>;

/** The route of one record: its form and history; a deleted one can be restored. */
export function resourceRecordPage<Row, Full>(
  typed: Screens<Row, Full>,
  { readOnly }: PageParts<Full> = {},
): RoutePage {
  const screens = anyScreens(typed);
  const detail = screens.endpoints.detail as Detail;
  function Page() {
    const { id = '' } = useParams();
    const locale = useLocale();
    const query = detail.useQuery({ id });
    const deleted = detail.useQuery({ id, deleted: true }, { skip: !isMissing(query) });
    return (
      <RecordPage
        title={localized(screens.resource.label, locale)}
        query={query}
        deleted={deleted}
        missing={{ message: errorMessage(query.error), path: screens.paths.list }}
        renderDeleted={(record) => <DeletedView screens={screens} record={record} />}
      >
        {(record) => (
          <ResourceView
            key={id}
            screens={screens}
            record={record}
            readOnly={readOnly as ((record: AnyRecord) => ReactNode) | undefined}
          />
        )}
      </RecordPage>
    );
  }
  return {
    Component: Page,
    loader: async ({ store, params }) => {
      startQueries(store, [detail.initiate({ id: params.id ?? '' })]);
      return null;
    },
    head: ({ locale }) => ({ title: localized(screens.resource.label, locale), noIndex: true }),
    names: (args) => ({ id: loadedName(screens, detail, args) }),
  };
}

/** What the record in an address is called, where it has been read. */
function loadedName(screens: Screens, detail: Detail, { store, params, locale }: NamesArgs) {
  const read = detail.select({ id: params.id ?? '' })(store.getState()) as { data?: AnyRecord };
  return read.data && screens.nameOf(read.data, locale);
}

/** The route that creates a record: the address without an id. */
export function resourceCreatePage<Row, Full>(typed: Screens<Row, Full>): RoutePage {
  const screens = anyScreens(typed);
  const { resource, paths } = screens;
  function Page() {
    const navigate = useNavigate();
    return (
      <RecordFrame>
        <SectionHeading level={1} lead={<FormattedMessage id={textId(resource, 'createLead')} />}>
          <FormattedMessage id={textId(resource, 'create')} />
        </SectionHeading>
        <LazyResourceEditor
          screens={screens}
          onSaved={({ id }) => void navigate(paths.detail(id), { replace: true })}
          onCancel={() => void navigate(paths.list)}
        />
      </RecordFrame>
    );
  }
  return {
    Component: Page,
    head: ({ formatMessage }) => ({
      title: formatMessage(textId(resource, 'create')),
      noIndex: true,
    }),
  };
}

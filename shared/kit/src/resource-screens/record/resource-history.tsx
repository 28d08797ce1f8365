import { useIntl, type IntlShape } from '@dara/sdk/i18n';
import { fieldOfKind, type Resource } from '@dara/model';
import type { HistoryFormatter } from '../../record/history/history.model.ts';
import { RecordHistory, useHistoryPage } from '../../record/history/record-history.tsx';
import { sharedTextId, textId, type Screens } from '../screens.ts';

/** The messages of a history, found by the names of its actions and fields. */
export function resourceFormatter(intl: IntlShape, resource: Resource): HistoryFormatter {
  const message = (id: string) => (id in intl.messages ? intl.formatMessage({ id }) : undefined);
  const image = fieldOfKind(resource, 'image') ?? 'image';
  return {
    action: (action) => message(textId(resource, 'history', action)),
    field: (field) => message(textId(resource, 'field', field === 'imageId' ? image : field)),
    role: (permission) => message(sharedTextId(resource, 'permission', permission)),
    text: (field, text) =>
      resource.fields[field]?.kind === 'choice'
        ? message(textId(resource, field, text))
        : undefined,
  };
}

/** History of a record, newest first. */
export function ResourceHistory({ screens, id }: { screens: Screens; id: string }) {
  const intl = useIntl();
  const page = useHistoryPage();
  const query = screens.endpoints.audit?.useQuery({ id, ...page });
  return (
    query && <RecordHistory query={query} wording={resourceFormatter(intl, screens.resource)} />
  );
}

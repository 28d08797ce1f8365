import { useIntl, type IntlShape } from '@dara/sdk/i18n';
import { fieldOfKind, type Resource } from '@dara/model';
import type { HistoryFormatter } from '../../record/history/history.model.ts';
import { RecordHistory, useHistoryPage } from '../../record/history/record-history.tsx';
import {
  fieldLabel,
  sharedTextId,
  textId,
  usualTextId,
  valueText,
  type Screens,
} from '../screens.ts';

/** The messages of a history, found by the names of its actions and fields. */
export function resourceFormatter(intl: IntlShape, resource: Resource): HistoryFormatter {
  const message = (id: string) => (id in intl.messages ? intl.formatMessage({ id }) : undefined);
  const image = fieldOfKind(resource, 'image') ?? 'image';
  return {
    action: (action) => message(usualTextId(intl, resource, 'history', action)),
    field: (field) =>
      message(textId(resource, 'field', field)) ??
      (fieldLabel(resource, field === 'imageId' ? image : field, intl.locale) || undefined),
    role: (permission) => message(sharedTextId(resource, 'permission', permission)),
    text: (field, text) => valueText(resource, field, text, intl.locale) || undefined,
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

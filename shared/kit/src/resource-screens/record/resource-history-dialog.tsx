import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { HistoryDialog, LATEST } from '../../record/history/history-dialog.tsx';
import { usualTextId, type AnyRecord, type Screens } from '../screens.ts';
import { resourceFormatter } from './resource-history.tsx';

export interface ResourceHistoryDialogProps {
  screens: Screens;
  record: AnyRecord;
  onClose: () => void;
}

/** The history of a record that has no page of its own. */
export function ResourceHistoryDialog({ screens, record, onClose }: ResourceHistoryDialogProps) {
  const { resource, endpoints, nameOf } = screens;
  const intl = useIntl();
  const name = nameOf(record, useLocale());
  const query = endpoints.audit?.useQuery({ id: record.id, ...LATEST });
  return (
    query && (
      <HistoryDialog
        title={
          <FormattedMessage id={usualTextId(intl, resource, 'historyTitle')} values={{ name }} />
        }
        query={query}
        wording={resourceFormatter(intl, resource)}
        onClose={onClose}
      />
    )
  );
}

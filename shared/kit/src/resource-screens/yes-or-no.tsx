import { FormattedMessage, type IntlShape } from '@dara/sdk/i18n';
import { StatusBadge } from '../ui/display/status-badge.tsx';

/** Booleans that say how a record stands. */
const STATUSES: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  publish: ['Published', 'Unpublished'],
  active: ['Active', 'Inactive'],
};

/** A boolean field: its status where it has one, else yes or no. */
export function YesOrNo({ name, value }: { name: string; value: boolean }) {
  const status = STATUSES[name]?.[value ? 0 : 1];
  if (status) return <StatusBadge status={status} />;
  return <FormattedMessage id={value ? 'kit.resource.yes' : 'kit.resource.no'} />;
}

/** What a filter offers for a boolean field. */
export function yesOrNoOptions({ formatMessage }: IntlShape, name: string) {
  const [yes, no] = (STATUSES[name] ?? []).map((status) => `kit.ui.status.${status}`);
  return [
    { value: 'true', label: formatMessage({ id: yes ?? 'kit.resource.yes' }) },
    { value: 'false', label: formatMessage({ id: no ?? 'kit.resource.no' }) },
  ];
}

import { useIntl } from '@dara/sdk/i18n';
import type { PrivacyRow } from '../../api/generated.ts';

/** Whose data a request is about; no name after the erasure. */
export function useSubjectName({ subject }: Pick<PrivacyRow, 'subject'>): string {
  const { formatMessage } = useIntl();
  return subject.name ?? subject.email ?? formatMessage({ id: 'setting.privacy.erased' });
}

import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { PrivacyRow } from '../../api/generated.ts';

/** Whose data a request is about; no name after the erasure. */
export function useSubjectName({ subject }: Pick<PrivacyRow, 'subject'>): string {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    localized(subject.name, locale) ||
    subject.email ||
    formatMessage({ id: 'setting.privacy.erased' })
  );
}

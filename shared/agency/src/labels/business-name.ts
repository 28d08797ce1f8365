import type { Localized } from '@dara/contract';
import { localized, type Locale } from '@dara/sdk/i18n';

/** The name of a business, from its record or from that of one of its jobs or proposals. */
export const businessName = (
  record: { companyName: Localized | null } | null | undefined,
  locale: Locale,
): string => localized(record?.companyName, locale);

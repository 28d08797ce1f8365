import type { Localized } from '@dara/contract';
import { localized, type Locale } from '@dara/sdk/i18n';

/** A business, or one of its jobs or proposals. */
interface OfBusiness {
  companyName: Localized | null;
}

/** A business as forms and dialogs refer to it. */
export interface NamedBusiness {
  id: string;
  companyName: Localized;
}

/** The name of a business, from its record or from that of one of its jobs or proposals. */
export const businessName = (record: OfBusiness | null | undefined, locale: Locale): string =>
  localized(record?.companyName, locale);

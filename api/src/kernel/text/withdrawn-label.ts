import type { Localized } from '../schema/shapes.ts';

/** What clients read in place of a talent who may not be named to them any more. */
export const WITHDRAWN: Localized = { th: 'ไม่สามารถจองได้แล้ว', en: 'No longer available' };

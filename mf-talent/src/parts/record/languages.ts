/** ISO 639 codes of the languages asked for most; `Intl.DisplayNames` knows their names. */
export const LANGUAGES: readonly string[] = [
  ...['th', 'en', 'zh', 'ja', 'ko', 'fr', 'de', 'es', 'it', 'pt', 'ru', 'ar', 'hi'],
  ...['vi', 'lo', 'km', 'my', 'ms', 'id', 'fil', 'nl', 'sv', 'da', 'no', 'fi', 'pl', 'tr', 'uk'],
  ...['he', 'ta', 'bn', 'ur', 'ne', 'el', 'cs', 'hu', 'ro', 'yue'],
];

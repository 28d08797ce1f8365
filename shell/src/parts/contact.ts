/** What a press on a telephone number opens. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

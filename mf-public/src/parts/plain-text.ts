/** A text that is not in the catalogue, where a message is wanted. */
export const plainText = (text: string) => ({ id: 'public.text', values: { text } });

const encoder = new TextEncoder();

/** As much as a text weighs where it is stored. */
export const bytesOf = (text: string): number => encoder.encode(text).length;

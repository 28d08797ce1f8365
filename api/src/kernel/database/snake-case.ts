export type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Name;

/** Column or table name of a property or noun in camel case: `taxId` is `tax_id`. */
export const snakeCase = <Name extends string>(camel: Name): SnakeCase<Name> =>
  camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;

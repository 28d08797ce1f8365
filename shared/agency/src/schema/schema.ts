export { bodySchemas } from './field-schema.ts';
export { figureSchema, futureDate } from './figure-schema.ts';
export { guardian } from './guardian.ts';

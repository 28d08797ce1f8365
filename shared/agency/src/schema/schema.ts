export { bodySchemas, figureSchema, futureDate } from './field-schema.ts';
export { guardian } from './guardian.ts';

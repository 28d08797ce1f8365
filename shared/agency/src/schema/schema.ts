export { bodySchemas, figureSchema } from './field-schema.ts';

export { bodySchemas, figureSchema } from './field-schema.ts';
export { guardian } from './guardian.ts';

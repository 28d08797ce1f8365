export { useBodyFacts } from './body-facts.ts';
export { BodyFields } from './body-fields.tsx';

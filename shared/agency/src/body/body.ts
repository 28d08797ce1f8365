export { useBodyFacts, type BodyFact } from './body-facts.ts';
export { BodyFields } from './body-fields.tsx';

import type { Resource, ResourceField } from '@dara/model';
import { snakeCase } from '../database/snake-case.ts';

type FieldEntry = [name: string, field: ResourceField];

const split = (camel: string, by: string): string =>
  camel.replace(/[A-Z]/g, (letter) => `${by}${letter.toLowerCase()}`);

export const kebabCase = (camel: string): string => split(camel, '-');
export const words = (camel: string): string => split(camel, ' ');
export const pascalCase = (camel: string): string => camel.charAt(0).toUpperCase() + camel.slice(1);

/** The column of a field: an image is stored by its id. */
export const columnOf = (name: string, { kind }: Pick<ResourceField, 'kind'>): string =>
  kind === 'image' ? `${snakeCase(name)}_id` : snakeCase(name);

export const fieldsOf = ({ fields }: Resource): FieldEntry[] => Object.entries(fields);

export const imageFields = (resource: Resource): string[] =>
  fieldsOf(resource).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : []));

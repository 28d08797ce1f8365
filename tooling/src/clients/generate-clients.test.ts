import { expect, test } from 'vitest';
import { withFormBodies } from './generate-clients.ts';

const SOURCE = `export type PersonSaveApiArg = {
  id: string;
  body: {
    data: Person;
    imageFile?: Blob;
  };
};
export type PersonNoteApiArg = {
  body: {
    data: Note;
  };
};
`;
const takesFiles = (operationId: string) => ({
  operationId,
  requestBody: { content: { 'multipart/form-data': { format: 'binary' } } },
});

test('an operation that takes files is called with FormData, whose fields are told', () => {
  const source = withFormBodies(SOURCE, [takesFiles('personSave'), { operationId: 'personNote' }]);
  expect(source.replace(/\s+/g, ' ')).toBe(
    'export type PersonSaveForm = { data: Person; imageFile?: Blob; }; ' +
      'export type PersonSaveApiArg = { id: string; body: FormData; }; ' +
      'export type PersonNoteApiArg = { body: { data: Note; }; }; ',
  );
});

test('a form that cannot be told flat is a mistake', () => {
  const nested = SOURCE.replace('data: Note', 'data: { text: string }');
  expect(() => withFormBodies(nested, [takesFiles('personNote')])).toThrow('personNote');
});

import { expect, test } from 'vitest';
import { withFormBodies } from './generate-client.ts';

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

test('an operation with files takes FormData with typed fields', () => {
  const source = withFormBodies(SOURCE, [takesFiles('personSave'), { operationId: 'personNote' }]);
  expect(source.replace(/\s+/g, ' ')).toBe(
    'export type PersonSaveForm = { data: Person; imageFile?: Blob; }; ' +
      'export type PersonSaveApiArg = { id: string; body: FormData; }; ' +
      'export type PersonNoteApiArg = { body: { data: Note; }; }; ',
  );
});

test('rejects a form that is not flat', () => {
  const nested = SOURCE.replace('data: Note', 'data: { text: string }');
  expect(() => withFormBodies(nested, [takesFiles('personNote')])).toThrow('personNote');
});

import { renderPart } from '@dara/kit/testing';
import { screen } from '@testing-library/react';
import remote from '../../../remote.tsx';
import { MediaUpload } from './media-upload.tsx';

test.each([
  ['en', 'Drop pictures here, or choose them'],
  ['th', 'ลากรูปมาวางได้หลายรูป หรือ เลือกรูป'],
] as const)('in %s the dialog asks for as many pictures as one likes', async (locale, words) => {
  await renderPart(<MediaUpload onClose={jest.fn()} />, { locale, messages: remote.messages });
  expect(screen.getByLabelText(new RegExp(words))).toHaveAttribute('multiple');
});

import type { ImageRef } from '@dara/contract';
import { ResourceForm, SubmitBar } from '@dara/kit/forms';
import { mockApi, person, pngHead, renderPart } from '@dara/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../../remote.tsx';
import type { PictureUpload } from '../picture-upload.ts';
import { RichTextField } from '../rich-text-field.tsx';
import { mockLayout } from '../testing/mock-layout.ts';

const network = mockApi();
beforeAll(mockLayout);

const stored: ImageRef = {
  id: '0193a000-0000-7000-8000-000000000001',
  width: 800,
  height: 600,
  alt: null,
  placeholder: null,
};
const file = new File([pngHead(800, 600)], 'me.png', { type: 'image/png' });
const sent = jest.fn<Promise<void>, [{ text: string }]>();
const upload = jest.fn<ReturnType<PictureUpload>, Parameters<PictureUpload>>();
beforeEach(() => {
  sent.mockReset().mockResolvedValue();
  upload.mockReset().mockResolvedValue(stored);
});

async function show(text: string) {
  await renderPart(
    <ResourceForm initialValues={{ text }} onSubmit={sent}>
      <RichTextField name="text" label="Text" lang="en" maxBytes={5000} onUpload={upload} />
      <SubmitBar />
    </ResourceForm>,
    { locale: 'en', messages: remote.messages, profile: person('Staff') },
  );
  return screen.findByRole('textbox', { name: 'Text' });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: RegExp) => screen.getByRole('textbox', { name });

test('a picture is described in the language of its text before it is stored, and a lost upload is sent again', async () => {
  await show('<p></p>');
  await press('Picture');
  await press('Insert');
  expect(await screen.findByText('Choose a picture first')).toBeVisible();
  expect(field(/English/)).toHaveAccessibleDescription(/Describe the picture/);
  expect(field(/Thai/)).not.toBeRequired();
  await userEvent.upload(screen.getByLabelText(/Picture file/), file);
  await userEvent.type(field(/English/), 'Two actors');
  await userEvent.type(field(/Thai/), 'นักแสดงสองคน');
  await userEvent.type(field(/Caption/), 'On set');
  await userEvent.click(screen.getByRole('radio', { name: 'Small' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Left' }));
  upload.mockRejectedValueOnce({ status: 'FETCH_ERROR', code: 'NETWORK' });
  await press('Insert');
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('dialog')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await press('Insert');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(upload.mock.lastCall?.[1].alt).toEqual({ th: 'นักแสดงสองคน', en: 'Two actors' });
  await press('Save');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0].text).toBe(
    `<figure data-size="small" data-align="left"><img src="/api/image/${stored.id}/960.webp" alt="Two actors" width="800" height="600" data-alt-th="นักแสดงสองคน" data-alt-en="Two actors"><figcaption>On set</figcaption></figure>`,
  );
});

test('a picture of the library is put in with what is said of it there, and is not sent again', async () => {
  const image = { ...stored, alt: { th: 'เวที', en: 'Stage' } };
  const items = [{ id: stored.id, name: null, image }];
  network.get('/api/management/media', { items, page: 1, size: 100, total: 1 });
  await show('<p></p>');
  await press('Picture');
  await press('Choose from the library');
  const library = within(await screen.findByRole('dialog', { name: 'Choose from the library' }));
  await userEvent.click(await library.findByRole('button', { name: 'Stage' }));
  await waitFor(() => expect(field(/Thai/)).toHaveValue('เวที'));
  await press('Insert');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(upload).not.toHaveBeenCalled();
  await press('Save');
  await waitFor(() =>
    expect(sent.mock.lastCall?.[0].text).toContain(
      `src="/api/image/${stored.id}/960.webp" alt="Stage"`,
    ),
  );
});

test('a picture of an article in one language is stored without words in the other', async () => {
  await show('<p></p>');
  await press('Picture');
  await userEvent.upload(await screen.findByLabelText(/Picture file/), file);
  await userEvent.type(field(/English/), 'Two actors');
  await press('Insert');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(upload.mock.lastCall?.[1].alt).toEqual({ th: '', en: 'Two actors' });
});

test('decoration needs no words', async () => {
  await show('<p></p>');
  await press('Picture');
  await userEvent.upload(await screen.findByLabelText(/Picture file/), file);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Decoration only' }));
  await press('Insert');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Save');
  await waitFor(() => expect(sent.mock.lastCall?.[0].text).toContain('alt=""'));
});

test('pasted pictures open the dialog, and words do not', async () => {
  const box = await show('<p></p>');
  const paste = (html: string) =>
    fireEvent.paste(box, {
      clipboardData: {
        files: [file],
        types: ['Files', 'text/html'],
        getData: (type: string) => (type === 'text/html' ? html : ''),
      },
    });
  paste('<p>Word adds a picture of <b>its</b> words</p>');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(box).toHaveTextContent('Word adds a picture of its words');
  paste('<img src="https://a.test/x.png">');
  expect(await screen.findByRole('dialog', { name: 'Add a picture' })).toBeVisible();
});

test('the address of a player, pasted on an empty line, becomes the player', async () => {
  const box = await show('<p></p>');
  fireEvent.paste(box, {
    clipboardData: {
      files: [],
      types: ['text/plain'],
      getData: (type: string) => (type === 'text/plain' ? 'https://vimeo.com/76979871' : ''),
    },
  });
  expect(box.querySelector('figure')).toHaveAttribute('data-embed', 'vimeo');
});

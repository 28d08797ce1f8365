import { ResourceForm, SubmitBar } from '@dara/kit/forms';
import { mockApi, person, renderPart } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { LibraryChoice } from './library-choice.tsx';

const network = mockApi();
const image = {
  id: 'p1',
  width: 1200,
  height: 800,
  alt: { th: 'เวที', en: 'Stage' },
  placeholder: null,
  focus: { x: 0.2, y: 0.5 },
};
const sent = jest.fn<Promise<void>, [{ image: unknown }]>().mockResolvedValue();

async function show(items: object[]) {
  network.get('/api/management/media', { items, page: 1, size: 100, total: items.length });
  await renderPart(
    <ResourceForm initialValues={{ image: null }} onSubmit={sent}>
      <LibraryChoice name="image" />
      <SubmitBar />
    </ResourceForm>,
    { locale: 'en', messages: remote.messages, profile: person('Staff') },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose from the library' }));
  return screen.findByRole('dialog', { name: 'Choose from the library' });
}

test('an image of the library fills the field, with the point that crops keep', async () => {
  const dialog = within(await show([{ id: 'p1', name: null, image }]));
  await userEvent.click(await dialog.findByRole('button', { name: 'Stage' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ image }));
  const asked = new URL(network.requests[0]!.url, 'http://site.test').searchParams;
  expect([asked.get('kind'), asked.get('size')]).toEqual(['Editorial', '100']);
});

test('a library without images says so', async () => {
  const dialog = within(await show([]));
  expect(await dialog.findByText(/No picture found/)).toBeInTheDocument();
});

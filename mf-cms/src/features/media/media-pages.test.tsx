import { mockApi, person, pngHead, problem, renderPage, renderPart } from '@dara/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Media, MediaDetail } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page as listPage } from './media-list-page.tsx';
import { MediaUpload } from './upload/media-upload.tsx';

describe('media pages', () => {
  const network = mockApi();

  const path = '/management/cms/media';

  const API = '/api/management/media';

  const picture = (id: string, more: Partial<Media> = {}): Media => ({
    id,
    image: { id, width: 1200, height: 800, alt: null, placeholder: null, focus: null },
    name: `${id}.jpg`,
    kind: 'Editorial',
    format: 'jpeg',
    size: 240_000,
    missingAlt: true,
    isEditable: true,
    isUsed: false,
    version: 3,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-05T00:00:00.000Z',
    deletedAt: null,
    ...more,
  });

  const detail = (media: Media, more: Partial<MediaDetail> = {}): MediaDetail => ({
    ...media,
    uses: [],
    useCount: 0,
    ...more,
  });

  const ofTalent = picture('p2', { kind: 'Talent', isEditable: false, isUsed: true });

  const options = { locale: 'en', messages: remote.messages, profile: person('Staff') } as const;

  async function show(items = [picture('p1'), ofTalent], total = items.length) {
    network.get(API, { items, page: 1, size: 100, total });
    await renderPage(listPage, { path, ...options });
  }

  async function open(media: Media, more: Partial<MediaDetail> = {}) {
    network.get(`${API}/${media.id}`, detail(media, more));
    await show([media]);
    await userEvent.click(
      await screen.findByRole('button', { name: new RegExp(media.name ?? '') }),
    );
    return screen.findByRole('dialog', { name: media.name ?? '' });
  }

  const PNG = { type: 'image/png' };

  beforeAll(() => {
    const bitmap = { width: 80, height: 60, close: () => undefined };
    Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  });

  const writes = () => network.requests.filter(({ method }) => method !== 'GET');

  const dataOf = (body: unknown): unknown => JSON.parse((body as FormData).get('data') as string);

  test('images are shown with what they miss; those in sight alone are in the document', async () => {
    await show([picture('p1'), ofTalent], 10_000);
    const list = await screen.findByRole('list', { name: 'Media' });
    expect(await within(list).findByText('p1.jpg')).toBeInTheDocument();
    expect(within(list).getByText('Unused')).toBeInTheDocument();
    const cells = within(list).getAllByRole('listitem');
    expect(cells[0]).toHaveAttribute('aria-setsize', '10000');
    expect(cells.length).toBeLessThan(100);
  });

  test('selected images are deleted after a question; a talent’s cannot be selected', async () => {
    network.post(`${API}/bulk`, { results: [{ id: 'p1', code: 'IMAGE_IN_USE' }] });
    await show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select p1.jpg' }));
    expect(screen.queryByRole('checkbox', { name: 'Select p2.jpg' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'confirm' }));
    await waitFor(() => expect(writes()[0]?.body).toEqual({ ids: ['p1'], action: 'delete' }));
  });

  test('arrow keys lead from one image to the next, and one alone is reached by Tab', async () => {
    jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    await show([picture('p1'), picture('p2'), picture('p3')]);
    const first = await screen.findByRole('button', { name: /p1.jpg/ });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    const second = screen.getByRole('button', { name: /p2.jpg/ });
    expect(second).toHaveFocus();
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('button', { name: /p3.jpg/ })).toHaveFocus();
  });

  test('an image in use says where and cannot be deleted', async () => {
    const use = { entity: 'News', place: 'Text', id: 'n1', isTalkOfTheTown: true } as const;
    const label = { th: 'เปิดตัว', en: 'Launch' };
    const sheet = within(
      await open(picture('p1', { isUsed: true }), {
        uses: [
          { ...use, label, isDeleted: false },
          { ...use, id: 'n2', label: { th: 'เก่า', en: 'Old' }, isDeleted: true },
        ],
        useCount: 2,
      }),
    );
    const link = await sheet.findByRole('link', { name: 'Launch' });
    expect(link).toHaveAttribute('href', '/management/cms/talkofthetown/detail/n1');
    expect(sheet.getByText('In the bin')).toBeInTheDocument();
    expect(sheet.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(sheet.getByRole('button', { name: 'Replace file' })).toBeInTheDocument();
  });

  test('a save sends what was changed alone: the description, the focus by its sliders', async () => {
    network.put(`${API}/p1`, picture('p1', { version: 4 }));
    const sheet = within(await open(picture('p1')));
    const english = await sheet.findByRole('textbox', { name: /Description.*English/ });
    await userEvent.type(english, 'A stage');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(writes()).toEqual([]);
    await userEvent.type(sheet.getByRole('textbox', { name: /Description.*Thai/ }), 'เวที');
    fireEvent.change(sheet.getByRole('slider', { name: 'Left – right' }), {
      target: { value: 25 },
    });
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(dataOf(writes()[0]?.body)).toEqual({
      version: 3,
      alt: { th: 'เวที', en: 'A stage' },
      focus: { x: 0.25, y: 0.5 },
    });
  });

  test('an image of a talent is described here, and replaced at its record', async () => {
    const sheet = within(await open(ofTalent));
    expect(await sheet.findByText(/This picture belongs to a record/)).toBeInTheDocument();
    expect(sheet.queryByRole('button', { name: 'Replace file' })).toBeNull();
    expect(sheet.getByRole('textbox', { name: 'Name' })).toBeInTheDocument();
  });

  test('many are uploaded together; a refused one shows why and can be retried', async () => {
    let isBroken = true;
    network.post(API, ({ body }) => {
      const isRefused = isBroken && (dataOf(body) as { name: string }).name === 'b.png';
      if (isRefused) isBroken = false;
      return isRefused ? problem(507, 'STORAGE_FULL') : picture('new');
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Upload pictures' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload pictures' }));
    await dialog.findByRole('button', { name: 'Done' });
    const input = document.querySelector('input[type="file"]')!;
    const text = new File(['no picture'], 'notes.txt', { type: 'text/plain' });
    fireEvent.change(input, { target: { files: [text] } });
    expect(
      await dialog.findByRole('button', { name: 'Upload notes.txt again' }),
    ).toBeInTheDocument();
    expect(dialog.getByText('0 of 1 in the library')).toBeInTheDocument();
    expect(writes()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Take notes.txt out' }));
    expect(dialog.queryByText('notes.txt')).toBeNull();
    const files = ['a', 'b', 'c'].map((name) => new File([pngHead(80, 60)], `${name}.png`, PNG));
    fireEvent.change(input, { target: { files } });
    expect(await dialog.findByText('2 of 3 in the library')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Upload b.png again' }));
    expect(await dialog.findByText('3 of 3 in the library')).toBeInTheDocument();
    expect(writes().map(({ body }) => (dataOf(body) as { name: string }).name)).toEqual([
      ...['a.png', 'b.png', 'c.png', 'b.png'],
    ]);
  });

  test('an empty library offers to upload, a failing one to try again', async () => {
    await show([]);
    expect(await screen.findByText('No pictures yet')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Upload pictures' })).toHaveLength(2);
  });

  test('an image that is deleted is not asked for again; the library is', async () => {
    network.delete(`${API}/p1`, null);
    const sheet = within(await open(picture('p1')));
    await userEvent.click(await sheet.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { hidden: true }));
    const before = network.requests.length;
    await userEvent.click(question.getByRole('button', { name: 'confirm', hidden: true }));
    await waitFor(() => expect(network.requests.length).toBe(before + 2));
    const [deletion, reading] = network.requests.slice(before);
    expect([deletion?.method, reading?.method]).toEqual(['DELETE', 'GET']);
    expect(String(reading?.url)).not.toContain('/p1');
  });
});

describe('media upload', () => {
  test.each([
    ['en', 'Drop pictures here, or choose them'],
    ['th', 'ลากรูปมาวางได้หลายรูป หรือ เลือกรูป'],
  ] as const)('in %s the dialog asks for as many pictures as one likes', async (locale, words) => {
    await renderPart(<MediaUpload onClose={jest.fn()} />, { locale, messages: remote.messages });
    expect(screen.getByLabelText(new RegExp(words))).toHaveAttribute('multiple');
  });
});

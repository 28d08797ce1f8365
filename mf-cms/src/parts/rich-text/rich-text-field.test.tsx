import { ResourceForm, SubmitBar } from '@dara/kit/forms';
import { renderPart } from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import remote from '../../remote.tsx';
import { mockLayout } from './testing/mock-layout.ts';
import { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx';

beforeAll(mockLayout);

const sent = jest.fn<Promise<void>, [{ text: string }]>();
beforeEach(() => sent.mockReset().mockResolvedValue());

async function show(text: string, props: Partial<RichTextFieldProps> = {}) {
  await renderPart(
    <ResourceForm initialValues={{ text }} onSubmit={sent}>
      <RichTextField name="text" label="Text" lang="en" maxBytes={1000} {...props} />
      <SubmitBar />
    </ResourceForm>,
    { locale: 'en', messages: remote.messages },
  );
  return screen.findByRole('textbox', { name: 'Text' });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the text is named, in its language, and no part of it is inaccessible', async () => {
  const box = await show('<p>Hello <strong>you</strong></p>', { required: true });
  expect(box).toHaveAttribute('lang', 'en');
  expect(box).toHaveAttribute('aria-required', 'true');
  expect(within(box).getByText('you').tagName).toBe('STRONG');
  expect(await screen.findByText('9 characters')).toBeInTheDocument();
  expect((await axe(box.closest('form') ?? document.body)).violations).toEqual([]);
});

test('a button acts, says that it is in force, and the form is sent with what it did', async () => {
  await show('<p>Hello</p>');
  await press('Large heading');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Large heading' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
  await press('Save');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ text: '<h2>Hello</h2>' }));
});

test('a form is sent with what was written a moment ago', async () => {
  await show('<p>Hello</p>');
  await press('Horizontal rule');
  const form = screen.getByRole('textbox', { name: 'Text' }).closest('form');
  await act(async () => form?.requestSubmit());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0].text).toContain('<hr>');
});

test('the toolbar is one stop, walked by arrows, Home and End', async () => {
  await show('<p>Hello</p>');
  const toolbar = screen.getByRole('toolbar', { name: 'Text formatting' });
  const stops = within(toolbar)
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Large heading' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Paragraph' })).toHaveFocus();
});

test('a link goes to the web, mail, phone or this site, and nowhere else', async () => {
  await show('<p></p>');
  await press('Link');
  await userEvent.type(await screen.findByRole('textbox', { name: /Address/ }), 'javascript:x');
  await press('Set link');
  expect(await screen.findByText(/cannot lead there/)).toBeInTheDocument();
  const address = screen.getByRole('textbox', { name: /Address/ });
  await userEvent.clear(address);
  await userEvent.type(address, 'dara.test/news');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text to show' }), 'News');
  await press('Set link');
  await press('Save');
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ text: '<p><a href="https://dara.test/news">News</a></p>' }),
  );
});

test('a player is known by its address', async () => {
  await show('<p></p>');
  await press('Video or post from elsewhere');
  const address = await screen.findByRole('textbox', { name: /Address/ });
  await userEvent.type(address, 'https://evil.test/watch?v=dQw4w9WgXcQ');
  await press('Insert');
  expect(await screen.findByText(/No video or post was found/)).toBeInTheDocument();
  await userEvent.clear(address);
  await userEvent.type(address, 'https://youtu.be/dQw4w9WgXcQ');
  await userEvent.type(screen.getByRole('textbox', { name: /Title to show/ }), 'Trailer');
  await press('Insert');
  await press('Save');
  const figure =
    '<figure data-embed="youtube" data-id="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Trailer</a></figure>';
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ text: figure }));
});

test('past the limit it says so beside the text', async () => {
  const box = await show(`<p>${'a'.repeat(1200)}</p>`);
  expect(await screen.findByText(/The text is too long: 121%/)).toBeInTheDocument();
  expect(box).toHaveAttribute('aria-invalid', 'true');
});

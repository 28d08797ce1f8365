import { ResourceForm, SubmitBar } from '@dara/kit/forms';
import { renderPart, mockApi, person, pngHead } from '@dara/kit/testing';
import { act, screen, waitFor, within, fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ImageRef } from '@dara/contract';
import remote from '../../remote.tsx';
import { mockLayout } from './testing/mock-layout.ts';
import { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx';
import type { ImageUpload } from './image-upload.ts';
import { DOCS } from './testing/docs.ts';
import { WORD } from './testing/word.ts';
import { written } from './testing/written.ts';
import { cleanPaste } from './paste/clean-paste.ts';

describe('rich text field', () => {
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
      expect(sent).toHaveBeenCalledWith({
        text: '<p><a href="https://dara.test/news">News</a></p>',
      }),
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
});

describe('image dialog', () => {
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

  const upload = jest.fn<ReturnType<ImageUpload>, Parameters<ImageUpload>>();

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

  test('an image is described in the language of its text before it is stored, and a lost upload is sent again', async () => {
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

  test('an image of the library is inserted with its description, and not uploaded again', async () => {
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

  test('an image of an article in one language is stored without words in the other', async () => {
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

  test('pasted images open the dialog, and words do not', async () => {
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

  const pasteText = (box: HTMLElement, text: string) =>
    fireEvent.paste(box, {
      clipboardData: {
        files: [],
        types: ['text/plain'],
        getData: (type: string) => (type === 'text/plain' ? text : ''),
      },
    });

  test('lines with the same number of tabs become a table', async () => {
    const box = await show('<p></p>');
    pasteText(box, 'ชื่อ\tคะแนน\r\nมะลิ <b>\t9\r\n');
    const rows = [...box.querySelectorAll('tr')].map((row) =>
      [...row.cells].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['ชื่อ', 'คะแนน'],
      ['มะลิ <b>', '9'],
    ]);
  });

  test.each(['\tan indented line\nand another', 'one\tline', 'a\tb\nc\td\te'])(
    '%j is no table',
    async (text) => {
      const box = await show('<p></p>');
      pasteText(box, text);
      expect(box.querySelector('table')).toBeNull();
    },
  );

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
});

describe('clean paste', () => {
  const pasted = (html: string) => written(cleanPaste(html).html);

  test('Word becomes headings, lists, formats and a table, without a trace of Word', () => {
    expect(pasted(WORD)).toBe(
      [
        '<h2>งานประกาศรางวัล</h2><h2>ผู้ชนะ</h2>',
        '<p><strong>ดาวเด่น</strong> <em>of the year</em> <u>2569</u> <a href="https://dara.test/a">อ่านต่อ</a></p>',
        '<ul><li><p>นักแสดงนำ</p><ul><li><p>ชาย</p></li></ul></li><li><p>ผู้กำกับ</p></li></ul>',
        '<p>ลำดับ</p><ol><li><p>ที่หนึ่ง</p></li><li><p>ที่สอง</p></li></ol>',
        '<table><tbody><tr><td><p>ชื่อ</p></td><td colspan="2"><p>คะแนน</p></td></tr></tbody></table>',
      ].join(''),
    );
    expect(cleanPaste(WORD).pictures).toBe(1);
  });

  test('Google Docs says by styles what is bold, struck or raised', () => {
    expect(pasted(DOCS)).toBe(
      [
        '<h2>เปิดตัวซีรีส์</h2>',
        '<p>นำแสดงโดย <strong>มะลิ</strong> และ <strong><em><s>ฟ้า</s></em></strong><sup>2</sup></p>',
        '<ul><li><p>ตอนแรก</p><ul><li><p>กรุงเทพฯ</p></li></ul></li></ul>',
        '<p><a href="https://dara.test/talent">ดูศิลปิน</a><u>สำคัญ</u></p>',
        '<table><tbody><tr><td><p>วัน</p></td><td><p>เวลา</p></td></tr></tbody></table>',
      ].join(''),
    );
    expect(cleanPaste(DOCS).pictures).toBe(1);
  });

  test.each([
    ['a picture within the text', '<p>ก<img src="data:image/png;base64,AAAA"></p>', 1],
    ['a picture of another site', '<p>ก</p><figure><img src="https://a.test/x.jpg"></figure>', 1],
    ['a script', '<p>ก</p><script>alert(1)</script><style>p{}</style>', 0],
    ['a place in another document', '<p><a href="#_Toc1">ก</a></p>', 0],
    ['an address that runs', '<p><a href="javascript:alert(1)">ก</a></p>', 0],
    ['classes, styles and handlers', '<p class="x" style="color:red" onclick="x()">ก</p>', 0],
  ])('%s does not come along', (_what, html, pictures) => {
    expect(pasted(html)).toBe('<p>ก</p>');
    expect(cleanPaste(html).pictures).toBe(pictures);
  });

  test.each([
    [
      'spaces at the ends of a link move out of it',
      '<p>word<a href="https://a.test/"> link </a>end <a href="https://a.test/"><b> two</b></a></p>',
      '<p>word <a href="https://a.test/">link</a> end <a href="https://a.test/"><strong>two</strong></a></p>',
    ],
    [
      'cells are bold by their style',
      '<table><tr><td style="font-weight:700">ก</td><td style="font-weight:bold"><p>ข</p></td></tr></table>',
      '<table><tbody><tr><td><p><strong>ก</strong></p></td><td><p><strong>ข</strong></p></td></tr></tbody></table>',
    ],
    [
      'cells are bold by the style sheet of a workbook',
      '<style>.xl65{color:red; font-weight:700;} .xl66{font-weight:400}</style><table><tr><td class=xl65>ก</td><td class="xl66">ข</td></tr></table>',
      '<table><tbody><tr><td><p><strong>ก</strong></p></td><td><p>ข</p></td></tr></tbody></table>',
    ],
    [
      'neighbouring lists of Word stay apart',
      ['l0 level1 lfo1', 'l1 level1 lfo2', 'l1 level2 lfo2', 'l1 level1 lfo2']
        .map(
          (list, at) =>
            `<p style="mso-list:${list}"><span style="mso-list:Ignore">·</span>${at}</p>`,
        )
        .join(''),
      '<ul><li><p>0</p></li></ul><ul><li><p>1</p><ul><li><p>2</p></li></ul></li><li><p>3</p></li></ul>',
    ],
    [
      'lists of two kinds stay apart',
      '<ul><li>ก</li></ul><ol><li>ข</li></ol><ul><li>ค</li></ul>',
      '<ul><li><p>ก</p></li></ul><ol><li><p>ข</p></li></ol><ul><li><p>ค</p></li></ul>',
    ],
    [
      'text from right to left stays so',
      '<h1 dir="RTL">א</h1><div dir="rtl"><h2>ב</h2><ul><li>ג</li></ul></div><p dir="ltr">d</p>',
      '<h2 dir="rtl">א</h2><h2 dir="rtl">ב</h2><ul dir="rtl"><li><p>ג</p></li></ul><p>d</p>',
    ],
  ])('%s', (_what, html, expected) => {
    expect(pasted(html)).toBe(expected);
  });

  test('own images and players are copied from text to text', () => {
    const own =
      '<figure data-size="small" data-align="left"><img src="/api/image/0193a000-0000-7000-8000-000000000001/960.webp" alt="ภาพ" width="800" height="600" data-alt-th="ภาพ" data-alt-en="A picture"><figcaption>คำบรรยาย</figcaption></figure>' +
      '<figure data-embed="youtube" data-id="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">ตัวอย่าง</a></figure>';
    expect(pasted(own)).toBe(own);
  });
});

import {
  PNG_HEAD,
  mockApi,
  person,
  problem,
  renderPart,
  type MockRequest,
} from '@dara/kit/testing';
import { todayInBangkok } from '@dara/kit/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { TalentRecord } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { emptyTalent } from '../../testing/empty-talent.ts';
import { RecordForm } from './record-form.tsx';

describe('record form', () => {
  const network = mockApi();

  const TALENT = '/api/management/talent/t1';

  const image = (id: string) => ({ id, width: 900, height: 900, alt: null, placeholder: null });

  const talent: TalentRecord = {
    ...emptyTalent,
    birthday: '1995-05-01',
    companyName: 'Acme',
    version: 3,
    album: [image('a'), image('b')],
  };

  const file = (name: string) => new File([PNG_HEAD], name, { type: 'image/png' });

  const dataOf = (request: MockRequest | undefined) =>
    JSON.parse(String((request?.body as FormData).get('data'))) as Record<string, unknown>;

  const puts = () => network.requests.filter(({ method }) => method === 'PUT');

  // By label and text: roles of a form of forty fields take jsdom seconds to find.
  const box = (name: RegExp) => screen.findByLabelText(name);

  const save = () => userEvent.click(screen.getByText('Save'));

  beforeEach(() => {
    network.get('/api/talent/tags', [{ id: 'tag-1', th: 'กีฬา', en: 'Sports' }]);
    Object.assign(globalThis, {
      createImageBitmap: async () => ({ width: 800, height: 800, close: () => undefined }),
    });
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => undefined;
  });

  async function open(record: TalentRecord | undefined, mode: 'own' | 'staff' = 'own') {
    const onSaved = jest.fn();
    const rendered = await renderPart(<RecordForm {...{ record, mode, onSaved }} />, {
      locale: 'en',
      messages: remote.messages,
      errorTexts: remote.errorTexts,
      profile: person(mode === 'own' ? 'Talent' : 'Staff'),
    });
    await box(/^Display name/);
    return { ...rendered, onSaved };
  }

  async function retype(name: RegExp, text: string) {
    const field = await box(name);
    await userEvent.clear(field);
    // At once: each key would draw a form of forty fields.
    await userEvent.click(field);
    await userEvent.paste(text);
  }

  test('sends what was changed and hands the saved record on', async () => {
    network.put(TALENT, { ...talent, version: 4, height: 170 });
    const { onSaved } = await open(talent);
    await retype(/^Height/, '170');
    await save();
    expect(await screen.findByText('Saved successfully')).toBeInTheDocument();
    expect(dataOf(puts()[0])).toEqual({ version: 3, height: 170 });
    expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 4 }));
    expect(localStorage.getItem('draft.talent.t1')).toBeNull();
  });

  test('a talent sees what the team decides and cannot change it', async () => {
    await open(talent);
    expect(screen.getByText('ploy@dara.test')).toBeVisible();
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.queryByLabelText('Active')).toBeNull();
  });

  test('wrong values are summed up and nothing is sent', async () => {
    await open(talent);
    await retype(/^Display name/, ' ');
    await retype(/^Height/, '999');
    await save();
    expect(await screen.findByText(/^Display name: Please specify/)).toBeVisible();
    expect(await screen.findByText(/^Height: .*250/)).toBeVisible();
    expect(puts()).toHaveLength(0);
  });

  test('a display name that a user has is shown at its field, and all that was entered stays', async () => {
    network.put(TALENT, problem(409, 'DISPLAY_NAME_DUPLICATE'));
    await open(talent);
    await retype(/^Display name/, 'Taken');
    await retype(/^Height/, '170');
    await save();
    const name = await box(/^Display name/);
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/The display name already exists/),
    );
    expect(await box(/^Height/)).toHaveValue('170');
  });

  test('under 20 a guardian is asked for', async () => {
    await open({ ...talent, birthday: `${Number(todayInBangkok().slice(0, 4)) - 15}-01-01` });
    await save();
    await retype(/^Height/, '170');
    await save();
    await waitFor(async () =>
      expect(await box(/^Guardian’s name/)).toHaveAccessibleDescription(/Please specify/),
    );
    expect(puts()).toHaveLength(0);
  });

  test('images are added, refused ones named at their place, and nothing is lost', async () => {
    const errors = [{ field: 'imageFiles.0', rule: 'FILE_TYPE' }];
    network.put(TALENT, problem(415, 'FILE_TYPE', { errors }));
    await open(talent);
    await userEvent.upload(screen.getByLabelText(/^Album/), file('new.png'));
    expect(await screen.findByText('3/30')).toBeVisible();
    await save();
    const album = screen.getByLabelText(/^Album/);
    await waitFor(() => expect(album).toHaveAccessibleDescription(/Picture 3: .*not supported/));
    expect(screen.getByText('3/30')).toBeVisible();
    expect(dataOf(puts()[0])['imageIds']).toEqual(['a', 'b', 'file:0']);
  });

  test('the album is put in order and described without dragging', async () => {
    network.put(TALENT, { ...talent, version: 4 });
    await open(talent);
    await userEvent.click(await screen.findByLabelText(/^Picture 2: description/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Picture 2 of 2' }));
    await userEvent.click(dialog.getByLabelText(/cannot see it \(Thai\)/));
    await userEvent.paste('บนเวที');
    await userEvent.click(dialog.getByText('Make first'));
    await userEvent.click(await screen.findByText('Done'));
    await save();
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(dataOf(puts()[0])).toMatchObject({
      imageIds: ['b', 'a'],
      imageAlts: [{ image: 'b', alt: { th: 'บนเวที', en: '' } }],
    });
  });

  describe('when another user saved meanwhile', () => {
    const conflict = (current: Partial<TalentRecord>) => (request: MockRequest) =>
      dataOf(request)['version'] === 3
        ? problem(409, 'VERSION_CONFLICT', { current: { ...talent, version: 4, ...current } })
        : { ...talent, ...current, version: 5 };

    test('other fields are brought together without a question', async () => {
      network.put(TALENT, conflict({ companyName: 'Other' }));
      const { onSaved } = await open(talent);
      await retype(/^Height/, '170');
      await save();
      await waitFor(() => expect(onSaved).toHaveBeenCalled());
      expect(puts().map(dataOf)).toEqual([
        { version: 3, height: 170 },
        { version: 4, height: 170 },
      ]);
    });

    test('the same field is asked about, with both versions, and the choice is saved', async () => {
      network.put(TALENT, conflict({ companyName: 'Theirs' }));
      const { onSaved } = await open(talent);
      await retype(/^Company/, 'Mine');
      await retype(/^Height/, '170');
      await save();
      const dialog = within(await screen.findByRole('dialog', { name: /changed this meanwhile/ }));
      const company = within(dialog.getByRole('group', { name: 'Company' }));
      expect(company.getByRole('radio', { name: /Yours\s*Mine/ })).toBeChecked();
      await userEvent.click(company.getByRole('radio', { name: /Theirs\s*Theirs/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save this' }));
      await waitFor(() => expect(onSaved).toHaveBeenCalled());
      expect(puts().map(dataOf)[1]).toEqual({ version: 4, height: 170 });
    });

    test('closing the question keeps what was entered', async () => {
      network.put(TALENT, conflict({ companyName: 'Theirs' }));
      await open(talent);
      await retype(/^Company/, 'Mine');
      await save();
      await screen.findByRole('dialog', { name: /changed this meanwhile/ });
      await userEvent.click(screen.getByText('Back to the form'));
      expect(await screen.findByText(/Someone else has changed this record/)).toBeVisible();
      expect(await box(/^Company/)).toHaveValue('Mine');
      expect(puts()).toHaveLength(1);
    });
  });

  test('a lost answer is reported, and sending again does not save twice', async () => {
    network.put(TALENT, () => Promise.reject(new TypeError('lost')));
    const { onSaved } = await open(talent);
    await retype(/^Height/, '170');
    await userEvent.upload(screen.getByLabelText(/^Album/), file('new.png'));
    await screen.findByText('3/30');
    await save();
    expect(await screen.findByText(/check your internet/)).toBeVisible();
    const stored = { ...talent, version: 4, height: 170, album: [...talent.album, image('c')] };
    // As the api answers the key of the first.
    network.put(TALENT, stored);
    await userEvent.click(screen.getByText('Send again'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(stored));
    const keys = puts().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test('a draft is restored with the record it was based on', async () => {
    const first = await open(talent);
    await retype(/^Company/, 'Drafted');
    await waitFor(() => expect(localStorage.getItem('draft.talent.t1')).toContain('Drafted'));
    first.unmount();
    network.put(TALENT, { ...talent, version: 5 });
    await open({ ...talent, version: 4, phoneNumber: '0812345678' });
    expect(await screen.findByText(/We brought back/)).toBeVisible();
    expect(await box(/^Company/)).toHaveValue('Drafted');
    await save();
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(dataOf(puts()[0])).toEqual({ version: 3, companyName: 'Drafted' });
  });

  describe('staff', () => {
    test('make a talent, which is mailed a link to choose a password', async () => {
      network.post('/api/management/talent', { ...talent, id: 'new' });
      const { onSaved } = await open(undefined, 'staff');
      await retype(/^Display name/, 'New');
      await retype(/^First name \(Thai\)/, 'ใหม่');
      await retype(/^Last name \(Thai\)/, 'มาก');
      await userEvent.click(screen.getByLabelText('Female'));
      await retype(/^Email/, 'new@dara.test');
      await userEvent.click(screen.getByLabelText('Actor'));
      await save();
      await waitFor(() => expect(onSaved).toHaveBeenCalled());
      const posted = network.requests.find(({ method }) => method === 'POST');
      expect(dataOf(posted)).toMatchObject({ email: 'new@dara.test', talentTypes: ['Actor'] });
      expect(dataOf(posted)).not.toHaveProperty('password');
    });

    test('hear at the switch that the top is full', async () => {
      network.put(TALENT, problem(409, 'TOP_FULL', { errors: [] }));
      await open(talent, 'staff');
      await userEvent.click(screen.getByRole('switch', { name: 'In the top 10' }));
      await save();
      expect((await screen.findAllByText('Top is full')).length).toBeGreaterThan(0);
      await waitFor(() =>
        expect(screen.getByRole('switch', { name: 'In the top 10' })).toBeChecked(),
      );
    });
  });
});

describe('record draft', () => {
  const network = mockApi();

  const TALENT = '/api/management/talent/t1';

  const talent: TalentRecord = { ...emptyTalent, birthday: '1995-05-01', version: 3 };

  beforeEach(() => {
    network.get('/api/talent/tags', []);
  });

  test('a draft is deleted on save, even when the form closes immediately', async () => {
    function Closing() {
      const [isOpen, setOpen] = useState(true);
      return isOpen && <RecordForm record={talent} mode="own" onSaved={() => setOpen(false)} />;
    }
    network.put(TALENT, { ...talent, version: 4, companyName: 'Drafted' });
    const { messages } = remote;
    await renderPart(<Closing />, { locale: 'en', messages, profile: person('Talent') });
    await userEvent.click(await screen.findByLabelText(/^Company/));
    await userEvent.paste('Drafted');
    await waitFor(() => expect(localStorage.getItem('draft.talent.t1')).toContain('Drafted'));
    await userEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(screen.queryByLabelText(/^Company/)).toBeNull());
    expect(localStorage.getItem('draft.talent.t1')).toBeNull();
  });
});

describe('record refusal', () => {
  const network = mockApi();

  const TALENT = '/api/management/talent/t1';

  const talent: TalentRecord = {
    ...emptyTalent,
    birthday: '1995-05-01',
    version: 3,
    socialMedia: [
      { channel: 'Instagram', name: 'ploy', link: null, followers: null, engagementRate: null },
    ],
  };

  const onSaved = jest.fn();

  const puts = () => network.requests.filter(({ method }) => method === 'PUT');

  const filesOf = (at: number) => (puts()[at]!.body as FormData).getAll('imageFiles');

  // By label and text: roles of a form of forty fields take jsdom seconds to find.
  const field = (name: RegExp) => screen.findByLabelText(name);

  const save = () => userEvent.click(screen.getByText('Save'));

  beforeEach(() => {
    network.get('/api/talent/tags', []);
    Object.assign(globalThis, {
      createImageBitmap: async () => ({ width: 800, height: 800, close: () => undefined }),
    });
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => undefined;
    onSaved.mockClear();
  });

  async function open(mode: 'own' | 'staff') {
    await renderPart(<RecordForm record={talent} mode={mode} onSaved={onSaved} />, {
      locale: 'en',
      messages: remote.messages,
      errorTexts: remote.errorTexts,
      profile: person(mode === 'own' ? 'Talent' : 'Staff'),
    });
    await field(/^Display name/);
  }

  async function retype(name: RegExp, text: string) {
    const box = await field(name);
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste(text);
  }

  const choose = (name: string, bytes: BlobPart, type = 'image/png') =>
    userEvent.upload(screen.getByLabelText(/^Album/), new File([bytes], name, { type }));

  test('a full disk says that nothing was saved, keeps everything, and the next attempt sends it', async () => {
    network.put(TALENT, problem(507, 'STORAGE_FULL'));
    await open('own');
    await retype(/^Height/, '170');
    await choose('new.png', PNG_HEAD);
    expect(await screen.findByText('1/30')).toBeVisible();
    await save();
    expect(
      await screen.findByText(/the server has no room left\. Nothing was saved/),
    ).toBeVisible();
    expect(await field(/^Height/)).toHaveValue('170');
    expect(screen.getByText('1/30')).toBeVisible();
    network.put(TALENT, { ...talent, version: 4, height: 170 });
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(filesOf(1)).toHaveLength(1);
  });

  test('an e-mail address that a user has is shown at its field', async () => {
    const errors = [{ field: 'email', rule: 'EMAIL_DUPLICATE' }];
    network.put(TALENT, problem(409, 'EMAIL_DUPLICATE', { errors }));
    await open('staff');
    await retype(/^Email/, 'taken@dara.test');
    await save();
    const email = await field(/^Email/);
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Email is duplicate/));
    expect(email).toHaveValue('taken@dara.test');
  });

  test('a duplicate channel is reported at that channel', async () => {
    const errors = [{ field: 'socialMedia.0.channel', rule: 'CHANNEL_DUPLICATE' }];
    network.put(TALENT, problem(409, 'CHANNEL_DUPLICATE', { errors }));
    await open('own');
    await retype(/^Height/, '170');
    await save();
    const problems = await screen.findAllByText(/Channel is duplicate/);
    const channel = screen.getByRole('group', { name: /Instagram/ });
    expect(problems.some((one) => channel.contains(one))).toBe(true);
  });

  test('a truncated image is refused before it is sent', async () => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('cut')) });
    await open('own');
    await choose('cut.png', PNG_HEAD);
    const album = screen.getByLabelText(/^Album/);
    await waitFor(() => expect(album).toHaveAccessibleDescription(/cut\.png: /));
    expect(screen.queryByText('1/30')).toBeNull();
  });

  test('a problem in a row is summed up with the row it is in', async () => {
    await open('own');
    await userEvent.click(screen.getByText('Add days'));
    await save();
    expect(
      await screen.findByText('Not available 1 · First day: Please specify information.'),
    ).toBeVisible();
  });
});

import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within, act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JobDetail, JobViewer } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { card, withoutPhotos } from '../../testing/cards.ts';
import { id, picture } from '../../testing/fixtures.ts';
import { INVITATION, application, jobDetail, viewer } from '../../testing/job-detail.ts';
import { page } from './job-detail-page.tsx';

const api = mockApi();

const JOB = id('job', 1);

const hidden = true;

/** The api as it answers a talent; `now` may be changed while the test runs. */
function serve(first: JobViewer | null, changes: Partial<JobDetail> = {}) {
  const state = { now: first };
  api.get('/api/job/:id', () => jobDetail({ ...changes, viewer: state.now }));
  api.get('/api/management/talent/compositecards', () => ({
    items: [card(1), card(2)],
    page: 1,
    size: 20,
    total: 2,
  }));
  return state;
}

async function openPage(query = '') {
  const page_ = await renderPage(page, {
    path: '/job/:jobId',
    url: `/job/${JOB}${query}`,
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile: person('Talent', { talentId: 't1' }),
  });
  await screen.findByRole('heading', { level: 1 });
  return page_;
}

const terms = () => within(screen.getByRole('complementary', { hidden }));

const sent = (method: string) => api.requests.filter((request) => request.method === method);

const applyButton = () => screen.findByRole('button', { name: 'Apply for this job' });

async function openDialog() {
  await userEvent.click(await applyButton());
  const dialog = await screen.findByRole('dialog', { name: 'Apply for the job' });
  await within(dialog).findByRole('radio', { name: /Card 1/ });
  return dialog;
}

describe('applying', () => {
  it('sends the chosen card with a note and a rate, and shows its status', async () => {
    const state = serve(viewer());
    api.post('/api/job/:id/apply', () => {
      state.now = viewer({ application: application('Applied', true) });
      return state.now.application;
    });
    await openPage();
    const dialog = within(await openDialog());
    expect(dialog.getByRole('radio', { name: /Card 1/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Card 2' }));
    await userEvent.type(dialog.getByLabelText('Message to the casting team'), 'Free all week');
    await userEvent.type(dialog.getByLabelText(/Your rate in baht/), '฿๔,๕๐๐.-');
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }));
    expect(await screen.findByText('Your application has been sent')).toBeVisible();
    expect(sent('POST')).toMatchObject([
      {
        path: `/api/job/${JOB}/apply`,
        body: { compositeCardId: card(2).id, note: 'Free all week', quotedRate: 4500 },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(terms().getByText('You applied on 5 November 2026')).toBeVisible();
    expect(terms().getByText('Card sent: Card 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply for this job' })).toBeNull();
  });

  describe('with a video', () => {
    const REEL = {
      ...{ id: id('video', 1), width: 640, height: 360, duration: 30 },
      ...{ poster: picture(1), addedAt: '2026-11-01T03:00:00.000Z' },
    };
    const film = () =>
      new File([`\0\0\0\u0018ftyp${'x'.repeat(90)}`], 'me.mp4', { type: 'video/mp4' });
    const add = async (own: object[]) => {
      const state = serve(viewer());
      api.get('/api/video', own);
      api.post('/api/job/:id/apply', () => {
        state.now = viewer({ application: { ...application('Applied', true), tape: REEL } });
        return state.now.application;
      });
      await openPage();
      const dialog = within(await openDialog());
      await userEvent.click(dialog.getByRole('button', { name: 'Self-tape (optional)' }));
      return dialog;
    };
    const body = () => sent('POST').find(({ path }) => path.endsWith('/apply'))?.body;
    const submit = (dialog: ReturnType<typeof within>) =>
      userEvent.click(dialog.getByRole('button', { name: 'Send application' }));
    beforeEach(() => localStorage.clear());

    it('of the talent goes along, and can be watched on the page of the job', async () => {
      const dialog = await add([REEL]);
      await userEvent.click(await dialog.findByRole('radio', { name: 'Reel · 1 Nov 2026' }));
      expect(dialog.getByLabelText('Reel · 1 Nov 2026', { selector: 'video' })).toBeVisible();
      await submit(dialog);
      await waitFor(() => expect(body()).toMatchObject({ tapeId: REEL.id }));
      expect(
        await terms().findByRole('link', { name: /^Watch the self-tape that you sent/ }),
      ).toHaveAttribute('href', `/api/video/${REEL.id}/video.mp4`);
    });

    it('that is new is sent first; the application waits for it', async () => {
      const upload = { id: 'v1', size: 98, received: 0, isFinished: false };
      api.post('/api/video', upload);
      let finish: (() => void) | undefined;
      api.patch('/api/video/v1/upload', async () => {
        await new Promise<void>((resolve) => (finish = resolve));
        return { ...upload, received: 98, isFinished: true };
      });
      const dialog = await add([]);
      const chooser = await dialog.findByLabelText(/^Self-tape/, { selector: 'input' });
      await userEvent.upload(chooser, film());
      await dialog.findByText('me.mp4');
      await submit(dialog);
      expect(await dialog.findAllByText(/^This is still being worked on/)).not.toEqual([]);
      expect(body()).toBeUndefined();
      await waitFor(() => expect(finish).toBeDefined());
      finish?.();
      await dialog.findByText(/^Uploaded/);
      await submit(dialog);
      await waitFor(() => expect(body()).toMatchObject({ tapeId: 'v1' }));
    });

    it('that is gone is named beside its field', async () => {
      const dialog = await add([REEL]);
      api.post('/api/job/:id/apply', problem(404, 'VIDEO_NOT_EXIST'));
      await userEvent.click(await dialog.findByRole('radio', { name: /^Reel/ }));
      await submit(dialog);
      await waitFor(() =>
        expect(dialog.getByRole('group', { name: /^Self-tape/ })).toHaveAttribute(
          'aria-describedby',
        ),
      );
    });

    it('is left out again', async () => {
      const dialog = await add([REEL]);
      await userEvent.click(await dialog.findByRole('radio', { name: /^Reel/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Send no video' }));
      await submit(dialog);
      await waitFor(() => expect(body()).toEqual({ compositeCardId: card(1).id }));
    });
  });

  it('turns the cards over to choose by their backs', async () => {
    serve(viewer());
    await openPage();
    const dialog = within(await openDialog());
    expect(dialog.getByRole('img', { name: /Card 1 of Talent 1, front: แก้ม/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Show the back' }));
    expect(dialog.getByRole('img', { name: /Card 1 of Talent 1, back: 168 ซม\./ })).toBeVisible();
  });

  it('keeps what was written when the server refuses, and says why', async () => {
    const state = serve(viewer());
    api.post('/api/job/:id/apply', () => {
      state.now = viewer({ application: application('Applied', true) });
      return problem(409, 'ALREADY_APPLIED');
    });
    await openPage();
    const dialog = within(await openDialog());
    await userEvent.type(dialog.getByLabelText('Message to the casting team'), 'Again');
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }));
    expect(await dialog.findByText('You have already applied to this job')).toBeVisible();
    expect(dialog.getByLabelText('Message to the casting team')).toHaveValue('Again');
    expect(await terms().findByText('You applied on 5 November 2026')).toBeInTheDocument();
  });

  it('shows the error of a deleted card beside the cards', async () => {
    serve(viewer());
    api.post('/api/job/:id/apply', problem(404, 'CARD_NOT_EXIST'));
    await openPage();
    const dialog = within(await openDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }));
    const group = dialog.getByRole('group', { name: 'Choose a composite card' });
    expect(await within(group).findByText('The composite card does not exist')).toBeVisible();
  });

  it('checks note and rate before sending', async () => {
    serve(viewer());
    await openPage();
    const dialog = within(await openDialog());
    await userEvent.type(dialog.getByLabelText(/Your rate in baht/), 'much');
    await userEvent.click(dialog.getByLabelText('Message to the casting team'));
    await userEvent.paste('x'.repeat(501));
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }));
    expect(await dialog.findByText(/no more than "500" characters/)).toBeVisible();
    expect(dialog.getByText('Please enter an amount in whole baht, such as 1,500.')).toBeVisible();
    expect(sent('POST')).toEqual([]);
  });
});

describe('what a talent sees', () => {
  it('requests the data that the document lacks', async () => {
    let calls = 0;
    api.get('/api/job/:id', () => jobDetail({ viewer: (calls += 1) > 1 ? viewer() : null }));
    await openPage();
    expect(await applyButton()).toBeVisible();
  });

  it('has no card yet, and where cards are made', async () => {
    serve(viewer({ cards: 0 }));
    await openPage();
    const link = await screen.findByRole('link', { name: 'Make a composite card' });
    expect(link).toHaveAttribute('href', `/talent/profile/compositecard/new?job=${JOB}`);
    expect(screen.queryByRole('button', { name: 'Apply for this job' })).toBeNull();
  });

  it('is not approved yet', async () => {
    serve(viewer({ isApproved: false }));
    await openPage();
    expect(await screen.findByText(/not approved yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply for this job' })).toBeNull();
  });

  it.each([
    ['InReview', 'In review'],
    ['Hired', 'Hired'],
    ['NotSelected', 'Not selected'],
  ] as const)(
    'has an application that is %s, also once the job is closed',
    async (status, word) => {
      serve(viewer({ application: application(status) }), { isOpen: false, status: 'Closed' });
      await openPage();
      expect(await terms().findByText(word)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
    },
  );

  it('reads why its application ended, in the words that it was told', async () => {
    const message = { th: 'งานนี้ถูกยกเลิก', en: 'This job was cancelled. Reason: rain' };
    const ended = { ...application('NotSelected'), message };
    serve(viewer({ application: ended }), { isOpen: false, status: 'Cancelled' });
    await openPage();
    expect(await terms().findByText(message.en)).toBeVisible();
  });

  it('cannot apply to a closed job', async () => {
    serve(viewer(), { isOpen: false, status: 'Closed' });
    await openPage();
    expect(await screen.findByRole('link', { name: 'See open jobs' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply for this job' })).toBeNull();
  });

  it('takes an application back after being asked, and may apply again', async () => {
    const state = serve(viewer({ application: application('Applied', true) }));
    api.post('/api/job/:id/withdraw', () => {
      state.now = viewer({ application: application('Withdrawn') });
      return state.now.application;
    });
    await openPage();
    const button = await screen.findByRole('button', { name: 'Withdraw application' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'cancel' }));
    expect(sent('POST')).toEqual([]);
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
    expect(await screen.findByText('You withdrew on 6 November 2026')).toBeVisible();
    expect(screen.getByText('Your application has been withdrawn')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply again' })).toBeVisible();
  });
});

describe('an invitation', () => {
  it('is accepted by applying', async () => {
    serve(viewer({ request: INVITATION }));
    await openPage();
    expect(await screen.findByText('We thought of you')).toBeVisible();
    expect(screen.getByText(/30,000/)).toBeVisible();
    expect(screen.getByText('Please answer by 28 November 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept and apply' }));
    expect(await screen.findByRole('dialog', { name: 'Apply for the job' })).toBeVisible();
  });

  it('is not warned of another type: who invited knows it', async () => {
    serve(viewer({ talentTypes: ['Singer'], request: INVITATION }));
    await openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept and apply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply for the job' }));
    expect(await dialog.findByRole('radio', { name: /Card 1/ })).toBeVisible();
    expect(screen.queryByText(/your chances may be lower/)).toBeNull();
  });

  it('that was accepted elsewhere leads straight to the cards, once', async () => {
    serve(viewer({ request: INVITATION }));
    const { currentUrl } = await openPage('?apply=1');
    expect(await screen.findByRole('dialog', { name: 'Apply for the job' })).toBeVisible();
    await waitFor(() => expect(currentUrl()).toBe(`/job/${JOB}`));
  });

  it('opens nothing for a talent that cannot apply', async () => {
    serve(viewer({ request: INVITATION, cards: 0 }));
    await openPage('?apply=1');
    expect(await screen.findByText(/You have no composite card yet/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that has run out meanwhile says so', async () => {
    serve(viewer({ request: INVITATION }));
    api.put('/api/job/requestjob/:rid', problem(409, 'INVALID_TRANSITION'));
    await openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline the invitation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the invitation?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Other shoot');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline the invitation' }));
    expect(await screen.findByText('This invitation can no longer be answered.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is declined with a reason', async () => {
    const state = serve(viewer({ request: INVITATION }));
    api.put('/api/job/requestjob/:rid', () => {
      state.now = viewer({ request: { ...INVITATION, status: 'Declined' } });
      return state.now.request;
    });
    await openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline the invitation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the invitation?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline the invitation' }));
    expect(await dialog.findByText('Please specify information.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Other shoot');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline the invitation' }));
    expect(await screen.findByText('The invitation has been declined')).toBeVisible();
    expect(sent('PUT')).toMatchObject([
      {
        path: `/api/job/requestjob/${INVITATION.id}`,
        body: { status: 'Declined', reason: 'Other shoot' },
      },
    ]);
    await waitFor(() => expect(screen.queryByText('We thought of you')).toBeNull());
  });
});

describe('apply bar', () => {
  type Seen = { isIntersecting: boolean; boundingClientRect: { top: number } };

  let tell: (entries: Seen[]) => void;

  /** The browser's part: says where in the window the card stands that tells how to apply. */
  class WatchedCard {
    constructor(callback: (entries: Seen[]) => void) {
      tell = callback;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }

  beforeEach(() => Object.assign(globalThis, { IntersectionObserver: WatchedCard }));

  afterEach(() => {
    delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
  });

  async function openPage(job: Partial<JobDetail>, isTalent: boolean) {
    api.get('/api/job/:id', () => jobDetail(job));
    await renderPage(page, {
      path: '/job/:jobId',
      url: `/job/${JOB}`,
      locale: 'en',
      messages: remote.messages,
      profile: isTalent ? person('Talent', { talentId: 't1' }) : undefined,
    });
    await screen.findByRole('heading', { level: 1 });
  }

  const cardAt = (top: number, isIntersecting: boolean) =>
    act(async () => tell([{ isIntersecting, boundingClientRect: { top } }]));

  test('the next step is at the foot of the window until the card that holds it is in sight', async () => {
    await openPage({ viewer: viewer() }, true);
    const name = 'Apply for this job';
    await screen.findByRole('button', { name });
    await cardAt(1500, false);
    const [inCard, inBar] = screen.getAllByRole('button', { name });
    expect(screen.getByRole('complementary', { hidden: true })).toContainElement(inCard ?? null);
    expect(within(inBar?.parentElement as HTMLElement).getByText(/THB|฿|baht/)).toBeInTheDocument();
    await cardAt(400, true);
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
    // Scrolled past: related jobs are read by now.
    await cardAt(-300, false);
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  });

  test('visitors are led to sign in from the foot of the window', async () => {
    await openPage({ viewer: null }, false);
    await cardAt(1500, false);
    expect(screen.getByRole('link', { name: 'Sign in to apply' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(`/job/${JOB}`)),
    );
  });
});

describe('apply card', () => {
  /** The dialog of a talent that may apply, who works as told and has these cards. */
  async function openDialog(talentTypes = viewer().talentTypes, cards = [card(1), card(2)]) {
    api.get('/api/job/:id', jobDetail({ viewer: viewer({ talentTypes }) }));
    api.get('/api/management/talent/compositecards', {
      items: cards,
      page: 1,
      size: 20,
      total: cards.length,
    });
    await renderPage(page, {
      path: '/job/:jobId',
      url: `/job/${JOB}`,
      locale: 'en',
      messages: remote.messages,
      errorTexts: remote.errorTexts,
      profile: person('Talent', { talentId: 't1' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply for this job' }));
    const dialog = await screen.findByRole('dialog', { name: 'Apply for the job' });
    await within(dialog).findByRole('radio', { name: /Card 1/ });
    return dialog;
  }

  it('repeats pay and dates, and warns who is of another kind', async () => {
    const dialog = within(await openDialog(['Singer']));
    expect(dialog.getByText('฿25,000 – ฿40,000 per day')).toBeVisible();
    expect(dialog.getByText('29 Nov 2026')).toBeVisible();
    expect(dialog.getByRole('note')).toHaveTextContent(
      'This job looks for: Actor. Your profile says: Singer.',
    );
  });

  it('does not warn a talent who matches the job', async () => {
    const dialog = within(await openDialog(['Singer', 'Actor']));
    expect(dialog.queryByRole('note')).toBeNull();
  });

  it('does not offer a card without a photo', async () => {
    const dialog = within(await openDialog(undefined, [withoutPhotos(card(1)), card(2)]));
    expect(dialog.getByRole('radio', { name: /Card 1.*No photo/ })).toBeDisabled();
    expect(dialog.getByRole('radio', { name: 'Card 2' })).toBeChecked();
  });

  it('says so when the server finds no photo on the card', async () => {
    const dialog = within(await openDialog());
    const errors = [{ field: 'compositeCardId', rule: 'cardWithoutPhoto' }];
    api.post('/api/job/:id/apply', problem(400, 'VALIDATION_FAILED', { errors }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }));
    const group = dialog.getByRole('group', { name: 'Choose a composite card' });
    expect(await within(group).findByText(/has no photo yet/)).toBeVisible();
  });
});

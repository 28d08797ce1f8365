import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { card, withoutPhotos } from '../../testing/cards.ts';
import { id } from '../../testing/fixtures.ts';
import { jobDetail, viewer } from '../../testing/job-detail.ts';
import { page } from './job-detail-page.tsx';

const api = mockApi();
const JOB = id('job', 1);

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

it('does not warn a talent whom the job looks for', async () => {
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

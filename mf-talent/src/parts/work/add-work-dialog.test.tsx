import { mockApi, person, problem, renderPart } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { AddWorkDialog } from './add-work-dialog.tsx';

const network = mockApi();
const onAdded = jest.fn();
const onClose = jest.fn();

async function show() {
  onAdded.mockClear();
  onClose.mockClear();
  await renderPart(
    <AddWorkDialog talentId="t1" taken={['Actor']} open onClose={onClose} onAdded={onAdded} />,
    {
      locale: 'en',
      messages: remote.messages,
      errorTexts: remote.errorTexts,
      profile: person('Talent', { talentId: 't1' }),
    },
  );
  return screen.findByRole('dialog', { name: 'Add a type of work' });
}

test('offers the kinds that are not there yet, and adds one once', async () => {
  const added = { id: 'w9', talentType: 'Singer' };
  network.post('/api/management/talent/:id/work', added);
  const dialog = within(await show());
  expect(dialog.getAllByRole('radio')).toHaveLength(7);
  expect(dialog.queryByRole('radio', { name: 'Actor' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Please specify information.')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Singer' }));
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith(added));
  expect(onClose).toHaveBeenCalled();
  expect(network.requests).toMatchObject([
    { path: '/api/management/talent/t1/work', body: { talentType: 'Singer' } },
  ]);
});

test('a kind that was added elsewhere meanwhile is shown at the field', async () => {
  const errors = [{ field: 'talentType', rule: 'TALENT_TYPE_DUPLICATE' }];
  const path = '/api/management/talent/:id/work';
  network.post(path, problem(409, 'TALENT_TYPE_DUPLICATE', { errors }));
  const dialog = within(await show());
  await userEvent.click(dialog.getByRole('radio', { name: 'Singer' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  const field = dialog.getByRole('radiogroup', { name: /Type of work/ });
  await waitFor(() => expect(field).toHaveAccessibleDescription('The talent type is duplicate'));
  expect(dialog.getByRole('radio', { name: 'Singer' })).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
});

import { mockApi, person, renderPart } from '@dara/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { TalentRecord } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { emptyTalent } from '../../testing/empty-talent.ts';
import { RecordForm } from './record-form.tsx';

const network = mockApi();
const TALENT = '/api/management/talent/t1';
const talent: TalentRecord = { ...emptyTalent, birthday: '1995-05-01', version: 3 };

beforeEach(() => {
  network.get('/api/talent/tags', []);
});

test('a draft goes when it is saved, though the form closes at once', async () => {
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

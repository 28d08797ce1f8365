import { mockApi, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.tsx';
import {
  COMMON,
  RECEIPT,
  answerPlaces,
  box,
  enterPassword,
  heading,
  prefillDraft,
  openStep,
  press,
  sent,
} from '../../testing/registration.ts';
import { page } from './register-business-page.tsx';

const api = mockApi();

const render = () =>
  renderPage(page, { path: '/register/business', locale: 'en', messages: remote.messages });

describe('a business', () => {
  const BUSINESS = {
    ...COMMON,
    companyName: { th: 'น้ำใส', en: '' },
    businessType: 'Brand',
    taxId: '0105551234567',
    contactName: 'Somchai',
    contactPhone: '021234567',
    terms: { accepted: true },
  };

  async function review(values: object = BUSINESS) {
    answerPlaces(api);
    prefillDraft('business', values);
    const rendered = await render();
    await openStep('Contact and account');
    await enterPassword();
    await press('Terms and send');
    await heading('Terms and send');
    return rendered;
  }

  it('asks for an account, and is asked to confirm the address', async () => {
    api.post('/api/authorization/register/businessaccount', RECEIPT);
    await review();
    await press('Send application');
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    const data = sent(api);
    expect(data).toMatchObject({
      taxId: '0105551234567',
      terms: { accepted: true, textVersion: 'terms-3' },
    });
    expect(data).not.toHaveProperty('branchNo');
  });

  it('has to accept the terms, and a tax id that adds up', async () => {
    await review({ ...BUSINESS, taxId: '0105551234568', terms: { accepted: false } });
    await press('Send application');
    const terms = await screen.findByRole('checkbox', { name: /accept the terms/ });
    await waitFor(() => expect(terms).toBeInvalid());
    await userEvent.click(terms);
    await press('Send application');
    expect(await heading('Company')).toBeVisible();
    await waitFor(async () => expect(await box(/^Tax ID/)).toBeInvalid());
  });

  it('shows that its tax id is registered already', async () => {
    api.post('/api/authorization/register/businessaccount', problem(409, 'TAX_ID_DUPLICATE'));
    await review();
    await press('Send application');
    await heading('Company');
    await waitFor(async () => expect(await box(/^Tax ID/)).toBeInvalid());
  });
});

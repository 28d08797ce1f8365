import { LeaveGuard } from '@dara/kit/forms';
import type { NoticeMessage } from '@dara/sdk/notice';
import { Link } from '@dara/sdk/router';
import { mockApi } from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite, type TestRemote } from '../testing/render-site.tsx';

mockApi();

type Variant = 'changes' | 'draft';
const MESSAGES: Record<Variant, NoticeMessage | undefined> = {
  changes: undefined,
  draft: { id: 'kit.form.draft.leave' },
};

function formWith(variant: Variant): Record<string, TestRemote> {
  const Component = () => (
    <>
      <h1>The form</h1>
      <LeaveGuard when record="Main card" message={MESSAGES[variant]} />
      <Link to="/">Home</Link>
    </>
  );
  return {
    'mf-form': {
      routes: [{ path: '/form', page: 'form' }],
      pages: { form: async () => ({ Component }) },
    },
  };
}

const TITLE = { th: 'ออกจากหน้านี้หรือไม่', en: 'Leave this page?' };
const STAY = { th: 'อยู่หน้านี้ต่อ', en: 'Stay' };
const LEAVE = { th: 'ออกโดยไม่บันทึก', en: 'Leave without saving' };
const LOST: Record<Variant, { th: string; en: string }> = {
  changes: {
    th: 'การแก้ไขที่ยังไม่ได้บันทึกจะหายไป',
    en: 'Your unsaved changes will be lost.',
  },
  draft: {
    th: 'แบบร่างจะอยู่ในอุปกรณ์นี้ แต่รหัสผ่านและรูปที่เลือกไว้จะหายไป',
    en: 'The draft stays on this device, but your password and chosen pictures will be lost.',
  },
};

async function askToLeave(variant: Variant, locale: 'th' | 'en') {
  const site = await renderSite({ url: '/form', remotes: formWith(variant), locale });
  await screen.findByText('The form');
  // The guard is an effect of the page that has just been shown.
  await act(() => Promise.resolve());
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  const dialog = await screen.findByRole('alertdialog', { name: TITLE[locale] });
  return { site, dialog };
}

describe.each([
  ['changes', 'th'],
  ['changes', 'en'],
  ['draft', 'th'],
  ['draft', 'en'],
] as const)('leaving a form with a loss of %s, in %s', (variant, locale) => {
  it('says what is lost, and stays by the button that says so', async () => {
    const { site, dialog } = await askToLeave(variant, locale);
    expect(dialog).toHaveAccessibleDescription(`${LOST[variant][locale]} Main card`);
    const buttons = within(dialog);
    const labels = buttons.getAllByRole('button').map((button) => button.textContent);
    expect(labels).toEqual([STAY[locale], LEAVE[locale]]);
    // What loses nothing is what the Enter key presses.
    await waitFor(() => expect(buttons.getByRole('button', { name: STAY[locale] })).toHaveFocus());
    await userEvent.click(buttons.getByRole('button', { name: STAY[locale] }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(site.address()).toBe('/form');
    expect(screen.getByText('The form')).toBeVisible();
  });

  it('leaves by the button that says so', async () => {
    const { site, dialog } = await askToLeave(variant, locale);
    await userEvent.click(within(dialog).getByRole('button', { name: LEAVE[locale] }));
    expect(await screen.findByText('Home of the test')).toBeVisible();
    expect(site.address()).toBe('/');
  });
});

it('stays by the Escape key, and asks again the next time', async () => {
  const { site } = await askToLeave('changes', 'en');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(site.address()).toBe('/form');
  act(() => void site.router.navigate('/'));
  expect(await screen.findByRole('alertdialog', { name: 'Leave this page?' })).toBeVisible();
  expect(site.address()).toBe('/form');
});

it('holds the tab too, as long as the form is there', async () => {
  const { site, dialog } = await askToLeave('changes', 'en');
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(site.address()).toBe('/'));
  await screen.findByText('Home of the test');
  expect(closing()).toBe(false);
});

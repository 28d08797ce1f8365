import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from '@dara/sdk/router';
import { renderPart } from '@dara/kit/testing';
import { LeaveGuard, type LeaveGuardProps } from './leave-guard.tsx';

const open = (...guards: LeaveGuardProps[]) =>
  renderPart(
    <>
      {guards.map((guard, index) => (
        <LeaveGuard key={index} {...guard} />
      ))}
      <Link to="/away">Away</Link>
      <Link to="/?tab=2#two">Tab</Link>
    </>,
    { locale: 'en' },
  );
const go = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('alertdialog');
const isHeldAtClosing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('does not ask where nothing would be lost', async () => {
  const { currentUrl } = await open({ when: false });
  expect(isHeldAtClosing()).toBe(false);
  await go('Away');
  await waitFor(() => expect(currentUrl()).toBe('/away'));
});

test('asks before the page is left, stays at a no and goes at a yes, each time', async () => {
  const { currentUrl } = await open({ when: true });
  expect(isHeldAtClosing()).toBe(true);
  await go('Away');
  const dialog = await question();
  expect(dialog).toHaveTextContent('Leave this page?');
  expect(dialog).toHaveTextContent('Your unsaved changes will be lost.');
  await press('cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(currentUrl()).toBe('/');
  await go('Away');
  await question();
  await press('confirm');
  await waitFor(() => expect(currentUrl()).toBe('/away'));
  expect(isHeldAtClosing()).toBe(false);
});

test('does not ask within the page', async () => {
  const { currentUrl } = await open({ when: true });
  await go('Tab');
  await waitFor(() => expect(currentUrl()).toBe('/?tab=2#two'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('does not ask right after saving', async () => {
  const passRef = { current: true };
  const { currentUrl } = await open({ when: true, passRef });
  expect(isHeldAtClosing()).toBe(false);
  passRef.current = false;
  expect(isHeldAtClosing()).toBe(true);
  passRef.current = true;
  await go('Away');
  await waitFor(() => expect(currentUrl()).toBe('/away'));
});

test('asks once for all forms of the page, with those that are not saved and the first of their words', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open(
    {
      when: true,
      passRef: { current: true },
      record: 'Saved',
      message: { id: 'sdk.notice.saved' },
    },
    { when: false, record: 'Untouched' },
    { when: true, record: 'Contract', message: { id: 'kit.form.draft.leave' } },
    { when: true, record: 'Photos', message: { id: 'kit.form.draft.undoText' } },
    { when: true, record: '' },
  );
  await go('Away');
  const dialog = await question();
  expect(dialog).toHaveTextContent('The draft stays on this device');
  expect(dialog).toHaveTextContent('Contract');
  expect(dialog).toHaveTextContent('Photos');
  for (const absent of ['Saved', 'Untouched', 'is forgotten'])
    expect(dialog).not.toHaveTextContent(absent);
  await press('cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // A router that is asked to hold by several says so here.
  expect(warned).not.toHaveBeenCalled();
});

function Tabs() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && <LeaveGuard when record="First" />}
      <LeaveGuard when record="Second" />
      <button onClick={() => setIsOpen(false)}>Close the first</button>
      <Link to="/away">Away</Link>
    </>
  );
}

test('asks for the other form when the first is no longer there', async () => {
  const { unmount } = await renderPart(<Tabs />, { locale: 'en' });
  await press('Close the first');
  await go('Away');
  const dialog = await question();
  expect(dialog).toHaveTextContent('Second');
  expect(dialog).not.toHaveTextContent('First');
  unmount();
  expect(isHeldAtClosing()).toBe(false);
});

function Edited() {
  const [isEdited, setIsEdited] = useState(false);
  return (
    <>
      <LeaveGuard when={isEdited} />
      <button onClick={() => setIsEdited(!isEdited)}>Edit</button>
      <Link to="/away">Away</Link>
    </>
  );
}

test('holds from the first change until it is taken back', async () => {
  const { currentUrl } = await renderPart(<Edited />, { locale: 'en' });
  expect(isHeldAtClosing()).toBe(false);
  await press('Edit');
  expect(isHeldAtClosing()).toBe(true);
  await go('Away');
  await question();
  await press('cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Edit');
  expect(isHeldAtClosing()).toBe(false);
  await go('Away');
  await waitFor(() => expect(currentUrl()).toBe('/away'));
});

import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPart } from '@dara/kit/testing';
import { axe } from 'jest-axe';
import { useState } from 'react';
import {
  Button,
  ConfirmDialog,
  DangerDialog,
  Dialog,
  Menu,
  Sheet,
  Tabs,
  ToastRegion,
} from './ui.ts';

test('a dialog is named, closes by Escape and gives the focus back', async () => {
  function Part() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Dialog
          open={isOpen}
          title="Sign in"
          description="Welcome"
          onClose={() => setIsOpen(false)}
        >
          <input aria-label="Email" />
        </Dialog>
      </>
    );
  }
  const { baseElement } = await renderPart(<Part />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in' });
  expect(dialog).toHaveAccessibleDescription('Welcome');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  expect((await axe(baseElement, { rules: { region: { enabled: false } } })).violations).toEqual(
    [],
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('a dialog without a field begins in its body, not at its close button', async () => {
  const items = ['one', 'two'].map((id) => ({
    id,
    label: id,
    content: <a href="/x">{id} link</a>,
  }));
  await renderPart(
    <Dialog open title="Account" onClose={jest.fn()}>
      <Tabs label="Account" value="two" items={items} />
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('tab', { name: 'two' })).toHaveFocus());
});

test('a dangerous question names the record and puts the focus on Cancel', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  await renderPart(
    <ConfirmDialog
      open
      kind="danger"
      title="Delete?"
      records={['Yaya Pinthong']}
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
    { locale: 'en' },
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete?' });
  expect(dialog).toHaveAccessibleDescription('Yaya Pinthong');
  expect(dialog).toHaveStyle({ maxWidth: '400px' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test.each([
  [6, ['One 1', 'One 2', 'One 3', 'One 4', 'One 5', 'One 6'], undefined],
  [8, ['One 1', 'One 2', 'One 3', 'One 4', 'One 5'], 'and 3 more'],
])(
  'a question about %d records names them, and counts what is left over',
  async (count, names, more) => {
    const records = Array.from({ length: count }, (_, index) => `One ${index + 1}`);
    await renderPart(
      <ConfirmDialog
        open
        title="Delete?"
        records={records}
        onConfirm={jest.fn()}
        onCancel={jest.fn()}
      />,
      { locale: 'en' },
    );
    await screen.findByRole('alertdialog');
    expect(screen.getAllByText(/^One/).map((name) => name.textContent)).toEqual(names);
    expect(screen.queryByText(/more$/)?.textContent).toBe(more);
  },
);

test('what does harm asks first for the safe way, on its usual side', async () => {
  const [onClose, onAction] = [jest.fn(), jest.fn()];
  await renderPart(
    <DangerDialog
      title="Whose edit stays?"
      records={['Main card']}
      safe="Back"
      action="Save mine"
      onAction={onAction}
      onClose={onClose}
    >
      <input type="radio" aria-label="Mine" />
    </DangerDialog>,
    { locale: 'en' },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Whose edit stays?' });
  expect(dialog).toHaveAccessibleDescription('Main card');
  const safe = screen.getByRole('button', { name: 'Back' });
  const harmful = screen.getByRole('button', { name: 'Save mine' });
  await waitFor(() => expect(safe).toHaveFocus());
  expect(safe.compareDocumentPosition(harmful)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(harmful);
  expect(onAction).toHaveBeenCalledTimes(1);
  await userEvent.click(safe);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a sheet closes by its button, in the language of the reader', async () => {
  const onClose = jest.fn();
  await renderPart(
    <Sheet open title="ตัวกรอง" onClose={onClose}>
      เนื้อหา
    </Sheet>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'ปิด' }));
  expect(onClose).toHaveBeenCalled();
});

test('a menu opens by keyboard and holds links and actions', async () => {
  const onSelect = jest.fn();
  await renderPart(
    <Menu
      trigger={<Button>Account</Button>}
      items={[
        { id: 'profile', label: 'Profile', to: '/profile' },
        { id: 'out', label: 'Sign out', onSelect },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('tabs move by arrow keys', async () => {
  await renderPart(
    <Tabs
      label="Works"
      items={[
        { id: 'a', label: 'Actor', content: 'Films' },
        { id: 's', label: 'Singer', content: 'Songs' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tab', { name: 'Singer' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Singer' })).toHaveTextContent('Songs');
});

test('a toast closes after 3000 ms and stays while hovered', async () => {
  jest.useFakeTimers();
  try {
    const onClose = jest.fn();
    await renderPart(
      <ToastRegion toasts={[{ id: '1', kind: 'success', text: 'Saved' }]} onClose={onClose} />,
      { locale: 'en' },
    );
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.hover(screen.getByText('Saved'));
    act(() => jest.advanceTimersByTime(5000));
    expect(onClose).not.toHaveBeenCalled();
    await user.unhover(screen.getByText('Saved'));
    act(() => jest.advanceTimersByTime(2900));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(200));
    expect(onClose).toHaveBeenCalledWith('1');
  } finally {
    jest.useRealTimers();
  }
});

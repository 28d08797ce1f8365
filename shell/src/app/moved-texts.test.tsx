import { mockApi, person } from '@dara/kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../testing/render-site.tsx';
import { allowMovedTexts } from './moved-texts.ts';

const { removeChild, insertBefore } = Node.prototype;
beforeEach(allowMovedTexts);
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

const api = mockApi();

/** Moves each text into elements of its own, as Google Translate does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('font, style, script')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
}

function Counter({ count, isBusy }: { count: number; isBusy: boolean }) {
  return (
    <p data-testid="counter">
      {isBusy && <i>Busy</i>}
      {count > 1 ? 'several' : 'one'}
      {count > 2 && ' or more'}
      <b>!</b>
    </p>
  );
}

it('of translated texts React inserts before, changes and removes each in its place', () => {
  const { rerender, unmount } = render(<Counter count={3} isBusy={false} />);
  const shown = () => screen.getByTestId('counter').textContent;
  translate();
  rerender(<Counter count={3} isBusy />);
  expect(shown()).toBe('Busyseveral or more!');
  translate();
  rerender(<Counter count={1} isBusy={false} />);
  expect(shown()).toBe('one!');
  expect(screen.getByTestId('counter').querySelectorAll('font')).toHaveLength(4);
  unmount();
  expect(screen.queryByTestId('counter')).not.toBeInTheDocument();
});

it('a text that a translator replaced is neither removed nor a reason to throw', () => {
  const { rerender } = render(<Counter count={3} isBusy={false} />);
  const counter = screen.getByTestId('counter');
  counter.childNodes[1]!.replaceWith(document.createElement('font'));
  rerender(<Counter count={2} isBusy />);
  expect(counter.textContent).toBe('Busyseveral!');
});

it('other nodes are removed and inserted as ever', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  expect(() => one.removeChild(other)).toThrow('child');
  expect(() => one.insertBefore(document.createElement('b'), other)).toThrow('child');
});

it('a translated sign-in dialog shows what is wrong, and signs in', async () => {
  let answer = () =>
    Response.json(
      { type: 'about:blank', title: 'x', status: 401, code: 'INVALID_CREDENTIALS', traceId: 't' },
      { status: 401, headers: { 'content-type': 'application/problem+json' } },
    );
  api.post('/api/authorization/login', () => answer());
  const user = userEvent.setup();
  const site = await renderSite({ url: '/?dialog=signin' });
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Sign in' }));
  translate();
  await submit();
  translate();
  await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'staff@dara.test');
  await user.type(dialog.getByLabelText(/^Password/), 'Dara1234!');
  translate();
  await submit();
  expect(await dialog.findByText('Email or password is invalid')).toBeVisible();
  translate();
  const profile = person('Staff');
  answer = () => Response.json({ accessToken: 'a', refreshToken: 'r', profile });
  await submit();
  await waitFor(() => expect(site.store.getState().session.status).toBe('signed-in'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Login success')).toBeVisible();
});

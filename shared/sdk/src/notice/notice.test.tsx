import { act, render, screen } from '@testing-library/react';
import {
  LOADER_LINGER_MS,
  requestEnded,
  requestStarted,
  useConfirm,
  useLoaderVisible,
  useNotice,
} from '@dara/sdk/notice';
import { createDaraStore, Provider } from '@dara/sdk/store';
import { mockApi, renderPart } from '@dara/sdk/testing';
import userEvent from '@testing-library/user-event';

mockApi();

function Deleter({ onAnswer }: { onAnswer: (answer: boolean) => void }) {
  const confirm = useConfirm();
  const notice = useNotice();
  const handleClick = async () => {
    const isAccepted = await confirm({ title: { id: 'sdk.notice.loggedIn' }, kind: 'danger' });
    onAnswer(isAccepted);
    if (isAccepted) notice({ kind: 'success', message: { id: 'sdk.notice.saved' } });
  };
  return <button onClick={() => void handleClick()}>delete</button>;
}

test('asks, waits for the answer and returns it', async () => {
  const onAnswer = jest.fn();
  await renderPart(<Deleter onAnswer={onAnswer} />, { locale: 'en' });
  await userEvent.click(await screen.findByRole('button', { name: 'delete' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Login success');
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'confirm' }));
  expect(onAnswer).toHaveBeenCalledWith(true);
  expect(await screen.findByText('Saved successfully')).toBeVisible();
});

test('questions wait for one another, each with its own answer', async () => {
  const onAnswer = jest.fn();
  await renderPart(<Deleter onAnswer={onAnswer} />);
  const button = await screen.findByRole('button', { name: 'delete' });
  await userEvent.click(button);
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'cancel' }));
  expect(onAnswer.mock.calls).toEqual([[false]]);
  await userEvent.click(screen.getByRole('button', { name: 'confirm' }));
  expect(onAnswer.mock.calls).toEqual([[false], [true]]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

function Loader() {
  return <p>{useLoaderVisible() ? 'loading' : 'idle'}</p>;
}

test('the loader stays from the first request until 500 ms after the last', () => {
  jest.useFakeTimers();
  const store = createDaraStore();
  render(
    <Provider store={store}>
      <Loader />
    </Provider>,
  );
  expect(screen.getByText('idle')).toBeVisible();
  act(() => void store.dispatch(requestStarted()));
  act(() => void store.dispatch(requestStarted()));
  act(() => void store.dispatch(requestEnded()));
  act(() => void jest.advanceTimersByTime(5 * LOADER_LINGER_MS));
  expect(screen.getByText('loading')).toBeVisible();
  act(() => void store.dispatch(requestEnded()));
  act(() => void jest.advanceTimersByTime(LOADER_LINGER_MS - 1));
  expect(screen.getByText('loading')).toBeVisible();
  act(() => void store.dispatch(requestStarted()));
  act(() => void store.dispatch(requestEnded()));
  act(() => void jest.advanceTimersByTime(LOADER_LINGER_MS - 1));
  expect(screen.getByText('loading')).toBeVisible();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByText('idle')).toBeVisible();
  jest.useRealTimers();
});

import { startForeignRoot, type MountedApp } from './foreign-root.ts';

const reported = jest.fn();

beforeEach(() => {
  reported.mockClear();
  Object.assign(window, { reportError: reported });
});
afterEach(() => Reflect.deleteProperty(window, 'reportError'));

const settled = () => new Promise((resolve) => setTimeout(resolve));

interface Options {
  app?: Partial<MountedApp<string>>;
  mounting?: Promise<unknown>;
  hasNoUpdate?: boolean;
}

/** Starts an application that shows its props as text. */
function start({ app, mounting, hasNoUpdate }: Options = {}) {
  const container = document.createElement('div');
  const calls: string[] = [];
  const onMounted = jest.fn();
  const onError = jest.fn();
  const mount = async (element: HTMLElement, props: string): Promise<MountedApp<string>> => {
    calls.push(`mount ${props}`);
    element.textContent = props;
    await mounting;
    const update = (next: string) => {
      calls.push(`update ${next}`);
      element.textContent = next;
    };
    return {
      ...(hasNoUpdate ? {} : { update }),
      unmount: () => void calls.push('unmount'),
      ...app,
    };
  };
  const load = async () => ({ mount });
  const root = startForeignRoot(container, { load, props: 'one', onMounted, onError });
  return { container, root, calls, onMounted, onError };
}

it('mounts in an element of its own, follows props, and leaves nothing behind', async () => {
  const { container, root, calls, onMounted } = start();
  await settled();
  expect(container.textContent).toBe('one');
  expect(onMounted).toHaveBeenCalledTimes(1);
  root.update('one');
  root.update('two');
  expect(container.textContent).toBe('two');
  root.stop();
  await settled();
  expect(calls).toEqual(['mount one', 'update two', 'unmount']);
  expect(container.childNodes).toHaveLength(0);
});

it('mounts again for other props where the application has no update', async () => {
  const { container, root, calls } = start({ hasNoUpdate: true });
  await settled();
  root.update('two');
  await settled();
  expect(calls).toEqual(['mount one', 'unmount', 'mount two']);
  expect(container.children).toHaveLength(1);
  expect(container.textContent).toBe('two');
});

it('shows the latest props when they change while it mounts', async () => {
  let finish: (value?: unknown) => void = () => undefined;
  const { root, calls } = start({ mounting: new Promise((resolve) => (finish = resolve)) });
  await settled();
  root.update('two');
  root.update('three');
  finish();
  await settled();
  expect(calls).toEqual(['mount one', 'update three']);
});

it('unmounts what finishes mounting after it was stopped', async () => {
  let finish: (value?: unknown) => void = () => undefined;
  const { container, root, calls, onMounted } = start({
    mounting: new Promise((resolve) => (finish = resolve)),
  });
  await settled();
  root.stop();
  finish();
  await settled();
  expect(calls).toEqual(['mount one', 'unmount']);
  expect(onMounted).not.toHaveBeenCalled();
  expect(container.childNodes).toHaveLength(0);
});

it('does not mount what is loaded after it was stopped', async () => {
  const { container, root, calls } = start();
  root.stop();
  await settled();
  expect(calls).toEqual([]);
  expect(container.childNodes).toHaveLength(0);
});

it('passes on errors of mounting and updating', async () => {
  const early = start({ mounting: Promise.reject(new Error('no start')) });
  await settled();
  expect(early.onError).toHaveBeenCalledWith(new Error('no start'));
  expect(early.container.childNodes).toHaveLength(0);

  const open = start({ app: { unmount: undefined as never } });
  await settled();
  expect(open.onError).toHaveBeenCalledWith(
    new TypeError('mount of a foreign application has to return { update?, unmount }'),
  );

  const update = () => {
    throw new Error('no update');
  };
  const late = start({ app: { update } });
  await settled();
  late.root.update('two');
  expect(late.onError).toHaveBeenCalledWith(new Error('no update'));
  expect(reported).not.toHaveBeenCalled();
});

it('reports an error of unmounting to the window, and removes the element', async () => {
  const unmount = () => Promise.reject(new Error('no end'));
  const { container, root, onError } = start({ app: { unmount } });
  await settled();
  root.stop();
  await settled();
  expect(reported).toHaveBeenCalledWith(new Error('no end'));
  expect(onError).not.toHaveBeenCalled();
  expect(container.childNodes).toHaveLength(0);
});

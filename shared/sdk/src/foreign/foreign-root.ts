/** A running application of another framework. */
export interface MountedApp<Props> {
  /** Shows other props. Without it the application is mounted again. */
  update?: (props: Props) => void;
  unmount: () => void | Promise<void>;
}

/** Starts an application in an empty element. */
export type Mount<Props> = (
  element: HTMLElement,
  props: Props,
) => MountedApp<Props> | Promise<MountedApp<Props>>;

/** What a file `*.foreign.ts` exports. */
export interface ForeignModule<Props> {
  mount: Mount<Props>;
}

export type LoadForeign<Props> = () => Promise<ForeignModule<Props>>;

interface RootOptions<Props> {
  load: LoadForeign<Props>;
  props: Props;
  onMounted: () => void;
  /** Called for errors of loading, mounting and updating. Errors of unmounting go to the window: nothing is shown there any more. */
  onError: (error: unknown) => void;
}

export interface ForeignRoot<Props> {
  update: (props: Props) => void;
  stop: () => void;
}

interface Running<Props> {
  app: MountedApp<Props>;
  element: HTMLElement;
}

async function end<Props>({ app, element }: Running<Props>): Promise<void> {
  try {
    await app.unmount();
  } catch (error) {
    reportError(error);
  } finally {
    element.remove();
  }
}

/** Runs one application in an element of its own below the container. A stop while it loads or mounts ends it afterwards. */
export function startForeignRoot<Props>(
  container: HTMLElement,
  { load, props: first, onMounted, onError }: RootOptions<Props>,
): ForeignRoot<Props> {
  let wanted = first;
  let running: Running<Props> | undefined;
  let isStopped = false;

  const fail = (error: unknown): void => (isStopped ? reportError(error) : onError(error));
  const show = (): void => {
    if (!running) return;
    if (running.app.update) {
      running.app.update(wanted);
      return;
    }
    const old = running;
    running = undefined;
    void end(old);
    void start();
  };
  const start = async (): Promise<void> => {
    const element = container.appendChild(container.ownerDocument.createElement('div'));
    try {
      const { mount } = await load();
      if (isStopped) {
        element.remove();
        return;
      }
      const given = wanted;
      const started = { app: await mount(element, given), element };
      // A plain error in place of one while the page is left.
      if (typeof started.app?.unmount !== 'function')
        throw new TypeError('mount of a foreign application has to return { update?, unmount }');
      if (isStopped) {
        await end(started);
        return;
      }
      running = started;
      onMounted();
      if (wanted !== given) show();
    } catch (error) {
      if (!running) element.remove();
      fail(error);
    }
  };
  void start();

  return {
    update: (props) => {
      if (props === wanted) return;
      wanted = props;
      try {
        show();
      } catch (error) {
        fail(error);
      }
    },
    stop: () => {
      isStopped = true;
      if (running) void end(running);
      running = undefined;
    },
  };
}

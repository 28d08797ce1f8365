import { Component, type ReactNode } from 'react';

interface Props {
  /** A change of it takes the failure back: another page gets its own chance. */
  resetKey: string;
  onError: (error: unknown) => void;
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  failedKey: string | null;
}

/** Keeps what a page throws while it renders inside that page's area. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failedKey: null };

  override componentDidCatch(error: unknown): void {
    this.setState({ failedKey: this.props.resetKey });
    this.props.onError(error);
  }

  static getDerivedStateFromError(): Partial<State> {
    // Until the key is known, any key counts as the failed one.
    return { failedKey: '' };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failedKey !== null && before.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => this.setState({ failedKey: null });

  override render(): ReactNode {
    return this.state.failedKey === null ? this.props.children : this.props.fallback(this.retry);
  }
}

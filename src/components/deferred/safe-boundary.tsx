import { Component, type ReactNode } from 'react';

export interface SafeBoundaryProps {
  /** Stands in the place of a part that broke or whose script could not be fetched. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an error in one part of a page from taking the rest of the page away. */
export class SafeBoundary extends Component<SafeBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`A part of the page could not be shown: ${String(error)}`);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

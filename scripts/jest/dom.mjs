import '@testing-library/jest-dom';
import { BroadcastChannel } from 'node:worker_threads';
import { configure, fireEvent, getConfig } from '@testing-library/react';

// Browsers have it, jsdom has not; Node's is the same thing.
globalThis.BroadcastChannel ??= BroadcastChannel;

configure(({ getElementError }) => ({
  // What is awaited may come late on a busy machine.
  asyncUtilTimeout: 30_000,
  // The page is printed when the wait is over, not at each look: that was a fifth of these tests' processor.
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics ? new Error(message) : getElementError(message, container),
}));

// jsdom knows dialogs, but neither opens nor closes them. As in a browser, `close` is told a task later.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  setTimeout(() => fireEvent(this, new Event('close')));
};

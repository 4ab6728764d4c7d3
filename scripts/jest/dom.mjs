import '@testing-library/jest-dom';
import { BroadcastChannel } from 'node:worker_threads';
import { configure, fireEvent } from '@testing-library/react';

// Browsers have it, jsdom has not; Node's is the same thing.
globalThis.BroadcastChannel ??= BroadcastChannel;

// What is awaited may come late on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// jsdom knows dialogs, but neither opens nor closes them. As in a browser, `close` is told a task later.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  setTimeout(() => fireEvent(this, new Event('close')));
};

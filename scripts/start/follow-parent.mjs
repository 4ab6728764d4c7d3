// Loaded into each service by --import. When the supervisor is killed outright it can stop nobody any more: the channel to
// it closes, and the service stops itself instead of staying behind with its port and the data folder's lock.
// A service's own children inherit the flag but have another parent: they are left alone.
if (process.env.SUPERVISOR_PID === String(process.ppid) && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

#!/bin/bash
# A Slurm of one node on the loopback, for tests: cluster.sh start DIR PORT | stop DIR
# No systemd, no cgroups; as root or as an ordinary user. Export SLURM_CONF=DIR/slurm.conf for sbatch and the others.
set -eu
act=$1 D=$(realpath -m "$2") P=${3:-16817} H=$(hostname -s)
export SLURM_CONF="$D/slurm.conf"
case $act in
start)
  mkdir -p "$D"/{m,state,spool,log}
  chmod 755 "$D" "$D/m"
  (umask 077 && head -c 128 /dev/urandom > "$D/munge.key")
  cat > "$D/slurm.conf" << CONF
ClusterName=test
SlurmctldHost=$H(127.0.0.1)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
SlurmctldPort=$P
SlurmdPort=$((P + 1))
AuthInfo=socket=$D/m/munge.sock,cred_expire=5
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=batch_sched_delay=0,sched_interval=2
ReturnToService=2
KillWait=10
SlurmctldPidFile=$D/slurmctld.pid
SlurmdPidFile=$D/slurmd.pid
SlurmctldLogFile=$D/log/slurmctld.log
SlurmdLogFile=$D/log/slurmd.log
StateSaveLocation=$D/state
SlurmdSpoolDir=$D/spool
NodeName=$H NodeAddr=127.0.0.1 CPUs=$(nproc) RealMemory=4096 State=UNKNOWN
PartitionName=main Nodes=$H Default=YES MaxTime=INFINITE State=UP
CONF
  munged --key-file="$D/munge.key" --socket="$D/m/munge.sock" --pid-file="$D/munged.pid" \
    --log-file="$D/log/munged.log" --seed-file="$D/m/munged.seed"
  slurmctld
  slurmd
  for _ in $(seq 600); do
    [ "$(sinfo -h -o %T 2> /dev/null)" = idle ] && exit 0
    sleep .1
  done
  tail -n 5 "$D/log/slurmctld.log"
  exit 1
  ;;
stop)
  scancel -u "$(id -un)" --hurry 2> /dev/null || true
  for f in slurmd slurmctld munged; do
    [ -s "$D/$f.pid" ] || continue
    p=$(cat "$D/$f.pid")
    # a daemon that did not come up leaves its number behind
    [ "$(cat "/proc/$p/comm" 2> /dev/null)" = "$f" ] || continue
    kill -TERM "$p"
    for _ in $(seq 150); do
      [ "$(cut -d' ' -f3 "/proc/$p/stat" 2> /dev/null || echo Z)" = Z ] && continue 2
      sleep .1
    done
    kill -KILL "$p"
  done
  ;;
esac

import { useEffect } from "react";
import { useNavigation } from "react-router";
import { fault_close } from "@felistry/i18n/compiled/messages.js";
import { dismissFault, useFault } from "../ui/fault-report.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./layout.module.css";

/** Says unobtrusively that something went wrong; disappears on navigation. */
export function FaultBanner() {
  const fault = useFault();
  const goingTo = useNavigation().location?.key;
  useEffect(() => {
    if (goingTo !== undefined) dismissFault();
  }, [goingTo]);
  if (fault === null) return null;
  return (
    <div className={styles["fault"]} role="alert">
      <p>{fault}</p>
      <button
        type="button"
        className={styles["faultClose"]}
        onClick={dismissFault}
        aria-label={fault_close()}
        title={fault_close()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

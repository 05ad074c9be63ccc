import { Slider } from '@mantine/core'
import '@mantine/core/styles/Slider.layer.css'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Photo } from '#domain/photo.ts'
import { useTexts } from '#src/context/language.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog, DialogActions } from '#src/ui/mantine/Dialog.tsx'
import { type Crop, MOST_ZOOM, areaOf, dragged, firstCrop } from './crop.ts'
import { drawPart, encodePhoto } from './photoFile.ts'
import styles from './CropDialog.module.css'

interface CropDialogProps {
  picture: ImageBitmap
  /** The name of the file. */
  name: string
  onSave: (photo: NonNullable<Photo>) => void
  onClose: () => void
}

/** Chooses the part of a picture that becomes the portrait, by dragging or with sliders. */
export function CropDialog({ picture, name, onSave, onClose }: CropDialogProps) {
  const t = useTexts('photo')
  const [crop, setCrop] = useState(firstCrop)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    onSave(await encodePhoto(picture, areaOf(crop, picture), name))
  }
  const slider = (label: string, field: keyof Crop, min: number, max: number) => (
    <label className={styles.slider}>
      <span>{label}</span>
      <Slider
        thumbLabel={label}
        label={null}
        min={min}
        max={max}
        step={(max - min) / 100}
        value={crop[field]}
        onChange={(value) => setCrop({ ...crop, [field]: value })}
      />
    </label>
  )
  return (
    <Dialog title={t.cropTitle} closeLabel={t.cancel} onClose={onClose}>
      <CropFrame picture={picture} crop={crop} onChange={setCrop} />
      <p className={styles.help}>{t.cropHelp}</p>
      {slider(t.zoom, 'zoom', 1, MOST_ZOOM)}
      {slider(t.across, 'x', 0, 1)}
      {slider(t.upright, 'y', 0, 1)}
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button busy={busy} onClick={() => void save()}>
          {t.use}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type CropFrameProps = { picture: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void }

/** The portrait as it will be. It takes drags; the sliders do the same for the keyboard. */
function CropFrame({ picture, crop, onChange }: CropFrameProps) {
  const t = useTexts('photo')
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef({ x: 0, y: 0 })
  useEffect(() => {
    if (canvas.current) drawPart(canvas.current, picture, areaOf(crop, picture))
  }, [picture, crop])

  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const { x, y } = last.current
    onChange(dragged(crop, picture, (event.clientX - x) / width, (event.clientY - y) / height))
    last.current = { x: event.clientX, y: event.clientY }
  }
  return (
    <canvas
      ref={canvas}
      width={360}
      height={480}
      role="img"
      aria-label={t.preview}
      className={styles.frame}
      onPointerDown={start}
      onPointerMove={drag}
    />
  )
}
